"""Goes on in the Python environment of Scripts/requirements.txt: import it before any package from there."""

import os
import subprocess
import sys
from pathlib import Path

_SCRIPTS = Path(__file__).resolve().parent
_ENVIRONMENT = _SCRIPTS.parent / ".build" / "python"

if Path(sys.prefix).resolve() != _ENVIRONMENT.resolve():
    subprocess.run([_SCRIPTS / "install-python-packages"], check=True)
    python = str(_ENVIRONMENT / "bin" / "python")
    os.execv(python, [python, *sys.argv])

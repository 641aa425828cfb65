"""Decides for every line of a file on a Spark cluster, by piping its partitions through `panewise batch`.

    decide.py REQUESTS ANSWERS [PARTITIONS]

REQUESTS has a decision request a line, with an id; ANSWERS becomes a folder of as many lines in the same order. The
binary must be on the PATH of every worker.
"""

import os
import sys

from pyspark.sql import SparkSession


def decide(requests: str, answers: str, partitions: int) -> int:
    """Writes the answers; returns how many there are."""
    spark = SparkSession.builder.appName("panewise").getOrCreate()
    lines = spark.sparkContext.textFile(requests, partitions)
    decided = lines.pipe("panewise batch", env={"PATH": os.environ["PATH"]}, checkCode=True)
    decided.saveAsTextFile(answers)
    count = spark.sparkContext.textFile(answers).count()
    spark.stop()
    return count


if __name__ == "__main__":
    print(decide(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 4), "answers")

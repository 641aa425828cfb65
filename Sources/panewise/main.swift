print("panewise")

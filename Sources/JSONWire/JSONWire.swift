// JSONWire

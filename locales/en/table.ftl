# Words of the house, shared by all games.
lang-name = English

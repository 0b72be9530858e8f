# Les mots de la maison, communs à tous les jeux.
lang-name = Français

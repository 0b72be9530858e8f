# Les noms des paquets tout prêts, par leurs clés dans content/starfighter/decks.toml.

sf-deck-siege = Siège
sf-deck-carousel = Carrousel
sf-deck-phalanx = Phalange
sf-about-deck-siege = Use le croiseur adverse sans détour : dégâts sur croiseur, destructions, quelques pioches.
sf-about-deck-carousel = Longues réactions en chaîne : déplacements, pivotements et retournements qui se dévoilent les uns les autres.
sf-about-deck-phalanx = Beaucoup de chasseurs derrière écrans et champs de force ; gagne les colonnes.

# La langue elle-même. Son code est le nom de ce dossier.

# Son propre nom, pour qui la cherche dans une liste de langues.
language-name = Français
# La locale (CLDR) dont on suit les énumérations.
language-lists = fr
# L'étiquette des lignes de docs/rules qui énoncent une règle dans cette langue.
language-rule-label = Dit

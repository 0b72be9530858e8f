# Textes de cartes qui ne sont pas composés de leurs clauses (swccg-texts.ftl) : une entrée chacun, avec la raison dans un commentaire.

# Texts of cards that are not composed from their clauses (swccg-texts.ftl): one entry each, with the reason in a comment above it.

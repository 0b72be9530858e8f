# The language itself. Its code is the name of this folder.

# Its own name, for people who look for it in a list of languages.
language-name = English
# The locale (CLDR) whose way of writing lists is used: with en-001 it is "a, b and c".
language-lists = en-001
# The label of the lines in docs/rules that state a rule in this language.
language-rule-label = Says

### The choice of the language, and how it joins the parts of a list.

language = Kieli

list-and-two = { $first } ja { $rest }
list-and-start = { $first }, { $rest }
list-and-middle = { $first }, { $rest }
list-and-end = { $first } ja { $rest }
list-or-end = { $first } tai { $rest }
list-plain = { $first }, { $rest }
list-choice = { $first } / { $rest }
list-reasons = { $first }; { $rest }
list-sentences = { $first } { $rest }
# So many of a thing.
several = { $count } × { $what }
# A name, and what is told of it.
labeled = { $label }: { $what }
# The type of a card, and what the card does.
kind-and-effect = { $kind }. { $effect }
# Two short facts about a game, side by side.
two-facts = { $first } · { $second }
# The name of who did what is told behind it.
name-label = { $name }:

### Keele valik ja loetelu mustrid.

language = Keel

list-and-two = { $first } ja { $rest }
list-and-start = { $first }, { $rest }
list-and-middle = { $first }, { $rest }
list-and-end = { $first } ja { $rest }
list-or-end = { $first } või { $rest }
list-plain = { $first }, { $rest }
list-choice = { $first } / { $rest }
list-reasons = { $first }; { $rest }
list-sentences = { $first } { $rest }
several = { $count } × { $what }
labeled = { $label }: { $what }
kind-and-effect = { $kind }. { $effect }
two-facts = { $first } · { $second }
# The name of who did what is told behind it.
name-label = { $name }:

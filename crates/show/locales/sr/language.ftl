### The choice of the language, and how it joins the parts of a list.

language = Jezik

list-and-two = { $first } i { $rest }
list-and-start = { $first }, { $rest }
list-and-middle = { $first }, { $rest }
list-and-end = { $first } i { $rest }
list-or-end = { $first } ili { $rest }
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

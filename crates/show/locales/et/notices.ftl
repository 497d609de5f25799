### Teavitused: päevi kestev mäng annab mängijatele teada, et see ootab neid, ka siis, kui ükski leht pole avatud.

notice-your-turn = Sinu kord
notice-ask = Anna teada, kui on minu kord
notice-on = See seade annab teada, kui on sinu kord.
notice-blocked = See brauser blokeerib selle saidi teavitused. Saad need brauseri seadetes lubada.
notice-failed = Teavitusi ei õnnestunud sisse lülitada. Proovi hiljem uuesti.
me-notices = Teavitused
me-notices-explained = Mängudes, kus otsustamiseks on päevi, saavad sinu seadmed teada anda, kui on sinu kord. Mängu enda kohta ei näita need kunagi midagi.
me-notices-since = Sisse lülitatud: { $since }
me-notices-stop = Lülita välja
me-quiet-explained = Vaiksetel tundidel teavitused ootavad. Need saabuvad hiljem, kui on endiselt sinu kord.
me-quiet-from = Vaiksete tundide algus
me-quiet-until = Vaiksete tundide lõpp
me-quiet-none = Vaikseid tunde pole
me-quiet-save = Salvesta vaiksed tunnid

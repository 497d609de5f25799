### Alistumine.

resign = Alistu
resign-explained =
    { $ends ->
        [yes] Mäng lõpeb kohe ja sa kaotad.
       *[no] Mängu lõpuni mängib sinu eest bot. Oma kohale sa enam tagasi tulla ei saa.
    }
resign-confirm = Jah, alistun
resigned-kind = Alistumine
resigned =
    { $who ->
        [you] Sa alistusid
       *[other] { $name } alistus
    }
resigned-wins =
    { $who ->
        [you] Sina võidad.
       *[other] { $name } võidab.
    }
resigned-lost = Mäng lõppes enne aega ja läheb kirja kaotusena.
resigned-bot = Mängu lõpuni mängib sinu eest bot.
resigned-names = { $names } · { $what }
said-resigned = { $name } alistus; lõpuni mängib tema eest bot.
error-resigned = Oled alistunud; sinu eest mängib bot.

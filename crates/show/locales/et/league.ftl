### The weekly league over the deals of days.

league-title = Nädalaliiga
league-lead = Umbes kolmekümnest inimesest rühmad, kes mängivad umbes sama hästi kui sina. Arvesse läheb iga päeva jaotus.
league-explained = Jaotus annab punkti iga rühmaliikme eest, kes läks halvemini või pole seda lõpetanud, ja pool punkti võrdse eest. Esmaspäeval tõuseb iga rühma parim kuuendik ja langeb viimane kuuendik.
league-week = See nädal, alates { $date }
league-last = Eelmine nädal
league-group = { $group }. rühm { $groups }-st
league-points = Punktid
league-deals = Jaotused
league-up = tõuseb
league-down = langeb
league-member = Oled liigas igal nädalal, kuni lahkud.
league-leave = Lahku liigast
league-join = Liitu liigaga

### Was man erreichen kann.

web-feat-onirim-everything = Das ganze Haus
    .why = Gewinne mit allen drei Erweiterungen.
web-feat-onirim-early = Vor Mitternacht zu Hause
    .why = Gewinne mit zwanzig oder mehr Karten im Stapel.
web-feat-onirim-silent = Ohne ein Wort
    .why = Gewinne zu zweit eine schweigende Partie.
web-feat-onirim-premonitions = Dunkle Vorzeichen
    .why = Gewinne mit sechs Vorahnungen.

### What the page of rules says around the rules of each game. In a game's own rules.ftl `rule-ID` is a rule,
### `.title` is what a rule is about, `.ruling` how we play where the rulebook leaves it open.

rules-title = Regole
rules-lead = Tutte le regole, da leggere o da cercare.
rules-find = Cerca nelle regole
rules-none = Nessuna regola trovata. Prova un’altra parola.
rules-found = { $n ->
    [one] una regola
   *[other] { $n } regole
}
rules-ruling = Precisazione
rules-about-ruling = «Precisazione» dice come giochiamo dove il regolamento lascia aperta una domanda.
rules-more = Leggi tutte le regole
rules-contents = Indice

### What the page of rules says around the rules of each game. In a game's own rules.ftl `rule-ID` is a rule,
### `.title` is what a rule is about, `.ruling` how we play where the rulebook leaves it open.

rules-title = Regeln
rules-lead = Alle Regeln, zum Lesen oder Suchen.
rules-find = Regeln durchsuchen
rules-none = Keine Regel gefunden. Versuch ein anderes Wort.
rules-found = { $n ->
    [one] eine Regel
   *[other] { $n } Regeln
}
rules-ruling = Klärung
rules-about-ruling = „Klärung“ sagt, wie wir spielen, wo die Anleitung etwas offen lässt.
rules-more = Alle Regeln lesen
rules-contents = Inhalt

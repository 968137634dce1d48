### What the page of rules says around the rules of each game. In a game's own rules.ftl `rule-ID` is a rule,
### `.title` is what a rule is about, `.ruling` how we play where the rulebook leaves it open.

rules-title = Rules
rules-lead = All the rules, to read or to search.
rules-find = Search the rules
rules-none = No rule found. Try another word.
rules-found = { $n ->
    [one] one rule
   *[other] { $n } rules
}
rules-ruling = Ruling
rules-about-ruling = “Ruling” marks how we play where the rulebook leaves something open.
rules-more = Read the full rules
rules-contents = Contents

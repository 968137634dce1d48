### What the page of rules says around the rules of each game. In a game's own rules.ftl `rule-ID` is a rule,
### `.title` is what a rule is about, `.ruling` how we play where the rulebook leaves it open.

rules-title = Règles
rules-lead = Toutes les règles, à lire ou à chercher.
rules-find = Chercher dans les règles
rules-none = Aucune règle trouvée. Essayez un autre mot.
rules-found = { $n ->
    [1] une règle
   *[other] { $n } règles
}
rules-ruling = Précision
rules-about-ruling = « Précision » : notre façon de jouer là où le livret laisse une question ouverte.
rules-more = Lire les règles complètes
rules-contents = Sommaire

# What is printed on paper beside the boards.
day-print-thorns = Solo : une épine par renoncement ; deux = −1 objet
day-print-cut = couper le long de cette ligne
day-print-glue = coller ici le volet suivant
day-print-fold = fixer ici, puis plier
day-print-own = Plateaux créés pour Reverie
day-print-player = Nom
day-print-symbols = Les symboles
day-print-names = Solo : le titre du score, et à partir de combien de points
day-print-cell = Écrivez un dé dans une case vide à côté d’une case remplie.
day-print-dot = Ligne de chiffres différents : autant de traits de point que de cases.
day-print-sun = Ligne qui monte ou descend de un en un : traits de soleil à soleil.
day-print-leaf = Renoncer à un dé : entourez une feuille. La colorier : dé +1 ou -1.
day-print-bonus = Terminé : un trait de soleil ou une feuille.
day-print-constellation = Case étoile : montez d’autant de traits que son chiffre ; entourez les étoiles.
day-print-notes = Deux chiffres égaux autour d’une note : coloriez une tête ; tous égaux : les deux.
day-print-garland = Case lune : recopiez le chiffre sur la lune suivante ; deux égales gagnent la récompense.
day-print-frames = Premier à remplir une famille : 5 ; le suivant : 2. En solo, le trèfle annule les 5, le nœud papillon les 2.
day-print-polaroids = Les cases étoile et lune sont recopiées sur leurs polaroïds.
day-print-score-objects = objets terminés
day-print-score-constellation = étoiles entourées
day-print-score-notes = têtes coloriées
day-print-score-garland = guirlande
day-print-score-frames = cadres
day-print-score-ad = polaroïds étoile moins lune
day-print-score-da = polaroïds entourés
day-print-score-thorns = paires d’épines
day-print-score-total = score

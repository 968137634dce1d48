### What every page may say of this game before anybody sits down to it.

web-home-daydream = Un coin de fenêtre, deux dés, un stylo. Remplissez les nuages et meublez un après-midi.
web-board-title = Vos plateaux
web-more-boards = Dessinez vos propres plateaux, jouez-y, imprimez-les.
web-day-edition-1 = { $title } (première édition)
web-day-edition-2 = { $title } (deuxième édition)
web-day-edition-3 = { $title } (troisième édition)
web-day-own-board = { $title } (plateau personnel)

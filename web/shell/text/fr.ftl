### What Tenfold says before Python is up, and when Python can’t say it.

## In the page and the manifest

description =
    Cinq jeux de cartes autour du nombre dix, sur un seul téléphone qu’on se passe à table. Gratuit, hors ligne, sans compte.
app-description = Cinq jeux de cartes autour du nombre dix, sur un seul téléphone qu’on se passe à table.
screenshot-narrow = Une partie de PIG 10 sur un téléphone
screenshot-wide = Une partie de PIG 10 sur une tablette

# The versions are those in `web/build/bundle.py`.
old = Il faut un navigateur plus récent
    .why =
        Tenfold marche dans Chrome, Edge et les navigateurs Android à partir de la version 123, dans Firefox à
        partir de la 121 et dans Safari à partir de la 17.5, sur iPhone et iPad aussi. Ce navigateur est plus
        ancien, ou il bloque quelque chose qu’il faut à Tenfold. Tes parties sont à l’abri.
framed = Tenfold est dans une autre page
    .why =
        Un autre site affiche Tenfold dans un cadre, où ses boutons pourraient être cachés. C’est pourquoi il ne
        démarre pas ici. Tes parties sont à l’abri.
    .open = Ouvrir Tenfold
broken = Tenfold ne s’est pas chargé en entier
    .why = Une partie de l’appli ne se charge pas. Tes parties sont à l’abri. Réessaie quand tu auras du réseau.
    .again = Réessayer
no-script = Tenfold a besoin de JavaScript : Python tourne dans ton navigateur. Rien de ce que tu fais ne quitte cet appareil.

## In the service worker

damaged = Tenfold est abîmé
    .why =
        Certains de ses fichiers ont changé sur ce téléphone, alors il ne démarre pas. Tes parties sont à l’abri.
        Connecte-toi à Internet, ferme Tenfold et rouvre-le. Il se répare alors tout seul.

### What Tenfold says before Python is up, and when Python can’t say it.

## In the page and the manifest

description =
    Vijf kaartspellen rond het getal tien, op één telefoon die je doorgeeft. Gratis, offline, zonder account.
app-description = Vijf kaartspellen rond het getal tien, op één telefoon die je aan tafel doorgeeft.
screenshot-narrow = Een spel PIG 10 op een telefoon
screenshot-wide = Een spel PIG 10 op een tablet

# The versions are those in `web/build/bundle.py`.
old = Tenfold heeft een nieuwere browser nodig
    .why =
        Tenfold werkt in Chrome, Edge en de browsers van Android vanaf versie 123, in Firefox vanaf 121 en in Safari
        vanaf 17.5, ook op een iPhone of iPad. Deze browser is ouder, of blokkeert iets wat Tenfold nodig heeft. Je
        spellen zijn veilig.
framed = Tenfold staat in een andere pagina
    .why =
        Een andere site toont Tenfold in een venster, waar iets over de knoppen heen kan liggen. Daarom start het hier
        niet. Je spellen zijn veilig.
    .open = Open Tenfold
broken = Tenfold is niet helemaal geladen
    .why = Een deel kan niet worden geladen. Je spellen zijn veilig. Probeer het opnieuw als je online bent.
    .again = Nog eens
no-script = Tenfold heeft JavaScript nodig: het draait Python in je browser. Wat je doet, blijft op dit apparaat.

## In the service worker

damaged = Tenfold is beschadigd
    .why =
        Een paar bestanden op deze telefoon zijn veranderd, dus Tenfold start niet. Je spellen zijn veilig. Ga online,
        sluit Tenfold en open het opnieuw. Dan herstelt het zichzelf.

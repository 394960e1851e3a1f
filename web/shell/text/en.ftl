### What Tenfold says before Python is up, and when Python can’t say it.

## In the page and the manifest

description =
    Five card games about the number ten, on one phone that you pass round the table. Free, offline, no account.
app-description = Five card games about the number ten, on one phone that you pass round the table.
screenshot-narrow = A game of PIG 10 on a phone
screenshot-wide = A game of PIG 10 on a tablet

# The versions are those in `web/build/bundle.py`.
old = Tenfold needs a newer browser
    .why =
        It runs in Chrome, Edge and Android’s browsers from version 123, in Firefox from 121, and in Safari from
        17.5, on an iPhone or iPad too. This browser is older, or it blocks something that Tenfold needs. Your games
        are safe.
framed = Tenfold is inside another page
    .why =
        Another site shows Tenfold in a frame, where its buttons could be covered. So it doesn’t start here. Your
        games are safe.
    .open = Open Tenfold
broken = Tenfold didn’t load completely
    .why = A part of it can’t be loaded. Your games are safe. Try again when you’re online.
    .again = Try again
no-script = Tenfold needs JavaScript: it runs Python in your browser. Nothing you do leaves this device.

## In the service worker

damaged = Tenfold is damaged
    .why =
        Some of its files on this phone have changed, so it doesn’t start. Your games are safe. Go online, close
        Tenfold and open it again. Then it repairs itself.

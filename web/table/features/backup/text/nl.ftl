### What is said of backup files, and of importing one.
###
### texts: $kinds
### number: $count, $of, $further, $here, $most, $line

## Backing up

reminder = Maak een back-up
    .note = Je browser kan je spellen wissen als je Tenfold een tijd niet opent. In een back-up blijven ze bewaard.
back-up = Back-up van alles
    .as = in één bestand
whole-game = Het hele spel
    .note = Een bestand voor een andere telefoon

## Importing

import-file = Open een bestand
    .from = back-up of spel
import-too-large = Dit bestand is te groot, of kan niet worden gelezen. De grens is { $most } MB.
import-not-text = Dit is geen bestand van Tenfold: het is geen tekst.
import-not-ours = Dit is geen bestand van Tenfold, of het is beschadigd.
import-newer = Dit bestand komt van een nieuwere Tenfold. Werk Tenfold hier bij en neem het opnieuw over.
import-refused = Er is niets overgenomen
import-reading = Het bestand wordt gelezen
    .waits = Op deze telefoon verandert niets voordat het hele bestand is nagekeken.
import-so-far =
    { $of ->
        [0] Het bestand wordt nagekeken.
        [one] { $count } van 1 spel nagekeken.
       *[other] { $count } van { $of } spellen nagekeken.
    }
import-stopped = Gestopt. Op deze telefoon is niets veranderd.
import-not-now = De spellen op deze telefoon kunnen nu niet worden gelezen, dus er is niets overgenomen. Ze zijn veilig. Probeer het over een minuut nog eens.
imported = Alles overgenomen
imported-games =
    { $count ->
        [0] Geen nieuwe spellen.
        [one] 1 spel overgenomen.
       *[other] { $count } spellen overgenomen.
    }{ $further ->
        [0] { "" }
        [one] { " " }1 spel bijgewerkt.
       *[other] { " " }{ $further } spellen bijgewerkt.
    }{ $here ->
        [0] { "" }
        [one] { " " }1 spel was hier al.
       *[other] { " " }{ $here } spellen waren hier al.
    }
imported-more = Ook bijgewerkt: { $kinds }.
imported-not-all =
    { $count ->
        [one] 1 spel is weggelaten.
       *[other] { $count } spellen zijn weggelaten.
    } Tenfold bewaart hoogstens { $most } onafgemaakte spellen, en { $most } afgelopen spellen van elk toegevoegd spel.
imported-unreadable =
    { $count ->
        [one] 1 deel van het bestand kon niet worden gelezen.
       *[other] { $count } delen van het bestand konden niet worden gelezen.
    }
imported-line = Het eerste probleem staat in regel { $line }.

## At a glance
gang-card-one = Ein Zug ist eine Aktion: fahren, absetzen oder aufnehmen. Niemand passt.
gang-card-drive = Dreh eine Karte 1, 2 oder 3 um und fahr genau so viele Straßen.
gang-card-unload = Setz einen Eigenen oder einen Gefangenen ab, wo dein Wagen steht: auf dem Feld nach dem letzten besetzten.
gang-card-load = Nimm dort einen auf: Eigene auf das Tableau, einen Feind in den Kofferraum.
gang-card-third = Nach der dritten Karte liegen alle wieder offen, und eine Viertelkarte setzt einen Verdoppler.
gang-card-dump = Wer dort anhält, darf Gefangene im Hafen versenken, für immer.
gang-card-take = Dann nimm einen Marker, den du noch nicht hast.
gang-card-slots = Zwei Plätze: Ein dritter Marker schiebt den ältesten hinaus.
gang-card-payday = Der achte Verdoppler beendet den Abschnitt: Zahltag.
gang-card-ranks = Die meisten Gangster im Viertel bekommen die erste Prämie und so weiter; bei Gleichstand die höhere Stufe.
gang-card-doubled = Ein Verdoppler verdoppelt alle Prämien seines Viertels.
gang-card-casino = Jedes ? ist so viel wert wie die gezogene Kasinokarte.
gang-card-end = Drei Zahltage. Der meiste Einfluss gewinnt.
gang-card-way = Kein Ort zweimal pro Fahrt, doch sie darf enden, wo sie begann.
gang-card-trunk = Der Kofferraum fasst einen Gefangenen, mit Marker zwei.
gang-card-full = Auf einer vollen Tafel setzt niemand ab. An der Gold Coast auch nicht.

## The lesson
gang-lesson-welcome = Chicago bei Nacht. Du bist Grau. Dein Wagen steht in The Loop bei einem deiner Leute: 7 für die Bande mit den meisten, 4 für die zweite, ×2 verdoppelt.
gang-lesson-unload = Ein Zug ist eine Aktion. Setz einen Gangster ab: Öffne „Absetzen“ und drück auf den Mann, oder drück auf ein freies Feld.
gang-lesson-drive = Nun fahr. Wähl Karte 1, dann Greek Town: genau eine Straße.
gang-lesson-load = Gelb hat hier einen Mann. Nimm ihn auf: Ein Feind kommt in den Kofferraum.
gang-lesson-coast = Mach eine Spazierfahrt mit ihm: Karte 2 zur Gold Coast.
gang-lesson-dump = Versenk ihn im Hafen. Er ist für immer weg.
gang-lesson-take = Wer an der Küste hält, nimmt Ausrüstung. Nimm die Tür: Damit setzt du zwei auf einmal ab.
gang-lesson-barred = An der Gold Coast steigt niemand aus. Probier es: Versuch abzusetzen.
gang-lesson-third = Also weiter. Karte 3, nach Little Italy.
gang-lesson-doubler = Das war deine dritte Karte: Alle liegen wieder offen, und eine Viertelkarte wurde gezogen. Little Italy zählt nun doppelt.
gang-lesson-two = Braun hat hier einen Mann. Setz mit der Tür zwei ab: Die erste Prämie, 8, gehört dir, doppelt.
gang-lesson-back = Fahr mit Karte 1 nach Chinatown. Dort wartet einer von dir.
gang-lesson-more = Setz noch zwei ab: drei Leute in Chinatown.
gang-lesson-corner = Greek Town ist leer, seit du Gelb abgeholt hast. Fahr mit Karte 2 hin.
gang-lesson-crowd = Setz deine letzten zwei ab.
gang-lesson-seven = Sieben Viertel zählen doppelt. Mit dem achten Verdoppler kommt der Zahltag, und deine dritte Karte zieht ihn.
gang-lesson-eighth = Fahr mit Karte 3 nach The Loop.
gang-lesson-payday = Zahltag. In jedem Viertel bekommen die Banden nach der Zahl ihrer Leute seine Prämien, doppelt, wo ×2 steht. 46 für dich.
gang-lesson-end = Noch zwei Zahltage, vor jedem neue Leute. Der meiste Einfluss gewinnt.

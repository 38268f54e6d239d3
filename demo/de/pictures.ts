import type { DemoLanguage } from '../demoContent.schema.ts';

/** What the pictures of German pages show. */
export const pictures: DemoLanguage['pictures'] = {
  'social-home': 'Immer nur an einem Ort. Quayline',
  'social-flow': 'Werte auf Flow bewegen, ohne sich zu verzählen. Quayline',
  'service-chain':
    'Drei aneinandergebundene Seiten eines Buches; das Gut liegt auf der neuesten, die nächste ist ein Umriss',
  'service-contracts':
    'Eine Resource lässt sich weder kopieren noch verlieren: Beide Wege aus ihrem Blatt enden im Leeren',
  'service-audit': 'Ein Befund unter der Lupe, und unter der Linie dreißig Tage Wache',
  'service-bridge': 'Am linken Ufer schließt ein Schloss, am rechten wird das Gut frei; ein Bogen verbindet beide',
  'service-consulting': 'Vier Seiten führen zu einer Sache, die gebaut wird, und zu einer, die nicht gebaut wird',
  'work-crossing': 'Ein Gut auf einer Brücke zwischen zwei Ledgern; sein Platz ist auf beiden Seiten leer',
  'work-clearing':
    'Fünf Häfen an einer Linie: Was vier von ihnen ausgegeben haben, wird beim fünften eine unverbrauchte Summe',
  'work-bridge': 'Eine Brücke zwischen zwei Ledgern: Das Gut ist unterwegs, sein Platz ist auf beiden Seiten leer',
  'case-causeway': 'Eine Brücke zwischen Cadence und EVM; das Gut ist unterwegs, beide Liegeplätze sind leer',
  'case-tidemark':
    'Drei verbrauchte Beträge gehen in eine Maschine; ein unverbrauchter und sein Wechselgeld kommen heraus',
  'open-contracts': 'Eine Resource in einem Contract, die sich weder kopieren noch verlieren lässt',
  'open-wallets': 'Gewichtete Schlüssel eines Kontos: Zwei mit 500 erreichen die Schwelle von 1000',
  'open-nft': 'Zwölf nummerierte Editionen; die sechste wird verkauft, und ein Anteil geht an ihre Urheberin',
  'open-dapps': 'Ein Bildschirm, dessen Knopf ein Gut durch das Netz in ein Konto bewegt',
  'open-audit': 'Ein Befund unter der Lupe und dreißig Tage Wache',
  'open-operation': 'Die Zeiger einer Uhr und ein Konto, das jede Stunde geprüft wird',
  'open-consulting': 'Vier Seiten, ein Teil zum Bauen und einer zum Weglassen',
  'side-contracts': 'Eine Resource in einem Contract, die sich weder kopieren noch verlieren lässt',
  'side-audit': 'Ein Befund unter der Lupe und dreißig Tage Wache',
  'side-consulting': 'Vier Seiten, ein Teil zum Bauen und einer zum Weglassen',
  'side-operation': 'Die Zeiger einer Uhr und ein Konto, das jede Stunde geprüft wird',
  'reason-handover': 'Alles, was gebaut wurde, wird übergeben',
  'industry-fintech': 'Eine Abrechnungsseite mit vier Einträgen; die letzte Zeile ergibt null',
  'industry-retail': 'Ein Kassenbon mit einem Treuepunkt, den sich neun Läden teilen',
  'industry-supply': 'Container unter einem Kran; einer ist magenta, und sein Siegel ist unversehrt',
  'industry-healthcare': 'Eine Patientenakte; eine einzige schraffierte Zeile öffnet sich nach Einwilligung',
  'industry-realestate': 'Ein Haus mit zwanzig Fenstern; eines davon ist der Anteil, der verkauft wird',
  'industry-oilgas': 'Ein Bohrturm über seiner Quelle; was gefördert wird, wird gemessen, signiert und verkauft',
  'domain-tokenised': 'Einer von neun Anteilen verlässt den Fonds und kommt bei seiner Inhaberin an',
  'domain-private': 'Fünf Parteien; ein Gut geht zwischen zweien über, und die anderen drei sehen nichts',
  'domain-payments':
    'Eine Zahlung läuft unter der Linie von der Käuferin zum Laden und kommt dort mit ihrer Quittung an',
  'domain-identity': 'Ein Nachweis mit vier Zeilen; eine davon wird gezeigt, und nur der Stelle, die fragt',
  'domain-games': 'Ein Gegenstand steigt drei Stufen in einem Spiel hinauf; außerhalb wartet ein Platz auf ihn',
  'article-storage': 'Ein Konto mit sechzehn Zellen, zwölf davon belegt, neben einer Skala der FLOW, die es hält',
  'article-account':
    'Eine Adresse: ein Ort mit einem Contract und mehreren Dingen; zwei Schlüssel passen, der dritte ist widerrufen',
  'article-model':
    'Ein Ledger und ein Netz aus Knoten, dazwischen eine gestrichelte Wand; der schraffierte Eintrag bleibt dahinter',
  'article-royalty':
    'Eine Zahlung, im Verkauf in drei Posten geteilt: Verkäufer, Künstlerin und Haus; der Posten der Künstlerin ist magenta',
  'article-spreadsheet': 'Eine Tabelle, in der alle Zellen bis auf eine leer sind und deren Summe null ist',
  'news-reading': 'Zwei Berichte nebeneinander, mit einem Kästchen für jeden Befund; eines ist ausgefüllt',
  'news-move':
    'Ein Büro zieht vierhundert Meter den Kai entlang; der Schreibtisch mit dem Licht steht nur an einem Ort',
  'news-prices':
    'Eine Preisliste, auf der zwei Preise durchgestrichen und neu geschrieben sind; das Gut markiert den zweiten',
  'care-scale': 'Eine Waage am Kai wiegt das Gesperrte gegen das Freigegebene, und die Summen stimmen überein',
  'care-drill': 'Vier Validatoren und der Umriss eines fünften, der aus ist und wiederkommt',
  'decision-quorum': 'Vier von fünf Validatoren haben einen Block signiert; der fünfte ist nicht da',
  'decision-hash': 'Zwei Häfen teilen sich eine Rechnung; fünf Validatoren unter der Linie haken ihren Hash ab',
  'decision-lock': 'Etwas Gesperrtes lässt einen Umriss zurück; auf der anderen Seite vertritt es der geprägte Token',
  'decision-status':
    'Ein Status auf einem Blatt entscheidet zwischen zwei Seilen: Eines macht an der Linie fest, das andere kehrt um',
  'decision-watchers': 'Sechs Wächter stehen unter einem Gut; vier von ihnen haben es abgehakt',
  'decision-account': 'Eine E-Mail-Adresse eröffnet ein Konto; draußen wartet ein Schlüssel dazu',
  'line-berths': 'Am ersten Liegeplatz gebaut, am zweiten geprüft, am dritten betreut',
  'line-works':
    'Ein Klang, ein Stein, eine zählende Maschine und eine Brücke auf der Linie; daneben der Platz für das Nächste',
  'line-doors': 'Fünf Türen am Kai, jede mit eigener Uhr; in einer wartet das Gut',
  'portrait-ines': 'Ines Halvorsen, mit kurzem Bob und Rollkragen',
  'portrait-tomas': 'Tomas Oyelaran, mit kurzen Locken und Bart',
  'portrait-ruth': 'Ruth Abelard, mit hochgestecktem Haar und runder Brille',
  'portrait-kenji': 'Kenji Morrow, mit fransigem Pony und rundem Ausschnitt',
  'portrait-nadia': 'Nadia Castellan, mit langem Haar und hellem Kragen',
  'portrait-piet': 'Piet van Loon, kahl, mit breitem Schnurrbart und Fischerpullover',
  'portrait-grace': 'Grace Adeyemi, mit Kopftuch und Kreolen',
  'portrait-willem': 'Willem Drost, mit Seitenscheitel, eckiger Brille und Krawatte',
  'portrait-helena': 'Helena Marchbanks, mit kurzem silbernem Haar und Perlenkette',
  'portrait-josephine': 'Josephine Ferrol, mit lockiger Mähne und Anhänger',
  'portrait-samuel': 'Samuel Okonjo, mit kurz geschnittenem Haar und Kopfhörern um den Hals',
  'portrait-annelie': 'Annelie Brandt, mit langem hellem Haar und Schleifenbluse',
  'portrait-marcus': 'Marcus Thewlis, mit hoher Stirn, kurzem Bart und Strickjacke',
  'portrait-oskar': 'Oskar Lindqvist, mit Tolle, Schnurrbart und gestreiftem Pullover',
  'portrait-jonas': 'Jonas Verhagen, mit zurückgekämmtem Haar und offenem Hemd',
  'portrait-odile': 'Odile Marchetti, mit Strickmütze und Kopfhörern darüber',
};

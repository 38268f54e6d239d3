import type { ArticleWords } from '../../writeLanguage.ts';

export const theDayTheSpreadsheetClosed: ArticleWords = {
  slug: 'der-tag-an-dem-die-tabelle-zu-blieb',
  title: 'Der Tag, an dem die Tabelle zu blieb',
  excerpt: 'Notizen zu Causeway: achtunddreißig Minuten jeden Abend, und die neunzig Tage, in denen sie endeten.',
  lead: 'Vor Causeway verbrachte jemand bei Larkspur jeden Abend achtunddreißig Minuten mit einer Tabelle aus zwei Spalten. Dies sind Notizen aus den neunzig Tagen, in denen sie neben der Brücke geführt wurde, bis niemand sie mehr öffnete.',
  head: {
    title: 'Causeway: wie eine abendliche Tabelle überflüssig wurde',
    description:
      'Wie Larkspur Exchange aufhörte, zwei Summen von Hand zu vergleichen: eine Prüfung in der Transaktion, neunzig Tage Parallelbetrieb und ein Fehlalarm.',
  },
  layout: {
    textbox: [
      {
        text: `
Die Tabelle hieß *beide_seiten_FINAL_4*. In Spalte B stand, was die Cadence-Seite der Brücke gesperrt hatte. In Spalte C
stand, was die EVM-Seite dagegen ausgegeben hatte. Um sechs Uhr abends stoppte das Team von Willem Drost die Übergänge,
füllte beide Spalten aus zwei Explorern und zog die eine von der anderen ab.

An den meisten Tagen war die Differenz null. An etwa einem von neun Abenden war sie es nicht, und dann blieben zwei
Leute länger: Ein Übergang war auf der einen Seite gesperrt, auf der anderen abgewiesen und als erledigt gemeldet
worden. Die alte Brücke erledigte die beiden Dinge in zwei Transaktionen, und zwischen zwei Transaktionen hat ein Abend
Platz.

## Was die neue Brücke stattdessen tut

Ein Übergang ist eine Transaktion. Die Cadence-Seite ruft die EVM-Seite über ein Konto auf, das ihr gehört, und dieser
Aufruf kann fehlschlagen, ohne dass der Aufrufer fehlschlägt. Darum wird sein Status in der nächsten Zeile gelesen, und
alles außer Erfolg bricht alles ab, auch die Sperre.

\`\`\`cadence cross.cdc {8-9,12}
let before = Causeway.locked() - Causeway.issued()

let result = coa.call(
    to: counterpart,
    data: EVM.encodeABIWithSignature("release(address,uint256)", [receiver, amount]),
    gasLimit: 120_000, value: EVM.Balance(attoflow: 0)
)
assert(result.status == EVM.Status.successful,
    message: "The other side refused: ".concat(result.errorMessage))

let after = Causeway.locked() - Causeway.issued()
assert(before == after, message: "The two sides differ")
\`\`\`

Die letzte Zeile ist die Tabelle. Sie zieht Spalte C von Spalte B ab, nach jedem Übergang statt an jedem Abend, und sie
meldet keine Differenz. Sie macht sie unmöglich.

> [!NOTE]
> Die Prüfung kostet je Übergang zwei Lesezugriffe. An Gebühren ist das weniger als der Strom des Abends.
`,
      },
      {
        text: `
## Neunzig Tage nebeneinander

Niemand schließt eine Tabelle auf das Wort einer Agentur hin. Wir vereinbarten neunzig Tage, in denen sie weitergeführt
würde, und was als Grund gelten sollte, sie zu behalten: ein Abend, an dem sie etwas fände, was der Brücke entgangen
war.

*Neunzig Abende, ab dem 1. Mai 2025*

| Gezählt | Erste 30 | Zweite 30 | Dritte 30 |
|---|---:|---:|---:|
| Übergänge | 9.140 | 14.820 | 19.400 |
| Abende mit Differenz | 2 | 1 | 0 |
| Davon ein Fehler der Brücke | 0 | 0 | 0 |
| Minuten je Abend, im Schnitt | 41 | 36 | 22 |

Es gab drei Abende mit einer Differenz. Zweimal war Spalte B bei einem Block gelesen worden und Spalte C vier Minuten
später bei einem anderen. Das dritte Mal war es ein Alarm unserer eigenen Überwachung, der man gesagt hatte, ein
bestimmter Token habe sechs Nachkommastellen. Er hat achtzehn. Zwanzig Minuten lang schien der Brücke mehr Geld zu
fehlen, als es gibt.

### Warum zwei Zellen keine 38 Minuten brauchen

Wir hatten uns darüber gewundert und gefragt, ob wir daneben sitzen dürfen. Die beiden Zahlen brauchten sechs Minuten.
Der Rest war Warten auf die letzten Übergänge, ein Anruf bei dem Partner, der noch handelte, und die E-Mail, dass alles
stimmt. Sie hatte elf Empfänger. Neun von ihnen sagten auf Nachfrage, dass sie den Betreff lesen.

Jetzt verschickt die Brücke sie selbst. Sie hat einen Betreff und sonst nichts.
`,
      },
      {
        text: `
## Worauf die Übergänge nicht mehr warten

Der Stopp um sechs war eine Regel für Spalte C. Als die Spalte wegfiel, fiel auch die Regel weg; es dauerte allerdings
bis Oktober, bis jemand bemerkte, dass nichts mehr an ihr hing. Ein Fünftel aller Übergänge findet heute zwischen sechs
Uhr abends und acht Uhr morgens statt, bei Kunden, denen drei Jahre lang gesagt worden war, das gehe nicht.

Die Datei gibt es noch. Ihre letzte Zeile ist von Ende Juli 2025 und lautet 0, in einer Zelle, die jemand grün gefärbt
hat. Beim Jahresgespräch fragten wir, ob sie gelöscht werden kann. Kann sie nicht: Sie wird sieben Jahre aufbewahrt, bei
den Rechnungen.
`,
      },
    ],
    Imagebox: {
      caption: 'Während etwas unterwegs ist, sind beide Liegeplätze leer. Die Summe zählt es einmal, auf der Brücke.',
    },
    quote: {
      text: 'Am einundneunzigsten Abend ging ich um sechs nach Hause und hatte das Gefühl, etwas gestohlen zu haben.',
      jobTitle: 'Leiter Betrieb, Larkspur Exchange',
    },
    LinkToCase: {
      description: 'Das ganze Projekt: zwei Seiten, die beide recht haben konnten, und seither 412.000 Übergänge.',
      linkText: 'Projekt lesen',
    },
    otherArticles: null,
  },
};

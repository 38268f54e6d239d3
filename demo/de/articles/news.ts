import { sumOf } from '../../prices.ts';
import type { ArticleWords } from '../../writeLanguage.ts';

/** Three of the news in German, by the slugs of their originals. */
export const news: Record<string, ArticleWords> = {
  'two-lines-of-our-price-list-have-changed': {
    slug: 'zwei-zeilen-unserer-preisliste-haben-sich-geaendert',
    title: 'Zwei Zeilen unserer Preisliste haben sich geändert',
    excerpt: 'Eine Zahl ist gestiegen, eine gesunken, beide aus Gründen, die wir nennen können.',
    layout: {
      textbox: {
        text: `
Ab heute kosten Konten und Schlüssel ${sumOf('accounts-and-keys', 'de')} zusätzlich zum Projekt, bisher waren es 24.000 $. Der Grund ist
die Wiederherstellung. In vier von fünf Projekten dauerte der Teil, der Menschen nach dem Verlust ihres Telefons wieder
hineinlässt, länger als der Teil, der sie hineinlässt, und bepreist hatten wir den zweiten.

Eine Brücke kostet ${sumOf('bridge-development', 'de')} zusätzlich, bisher 21.000 $. Das Testgerüst, das einen Übergang von beiden Seiten
prüft, ist eine Bibliothek geworden; niemand muss seine Erfindung noch einmal bezahlen.

Alle anderen Zeilen bleiben. Angebote, die schon bei jemandem liegen, behalten ihre Zahlen neunzig Tage lang, wie es
unten auf jedem steht. Im vergangenen Jahr waren 71 Prozent unserer Rechnungen eine feste Summe, 26 Prozent lagen in
einer Spanne, und 3 Prozent lagen darüber und wurden zum halben Satz gearbeitet.
`,
      },
      link_block: {
        title: 'Die Leistungen, jede mit ihrem Preis',
        description: 'Womit es beginnt und was darin enthalten ist.',
      },
    },
  },
  'rotterdam-has-moved-to-the-boompjes': {
    slug: 'rotterdam-ist-an-die-boompjes-gezogen',
    title: 'Rotterdam ist an die Boompjes gezogen',
    excerpt: 'Derselbe Fluss, mehr Schreibtische. Post an Boompjes 40 kommt an, Post an die alte Adresse auch.',
    layout: {
      textbox: {
        text: `
Seit Montag ist unser Büro in Rotterdam in den Boompjes 40, 3011 XB. Das ist vierhundert Meter vom alten entfernt. Elf
Leute gingen mit ihren Stühlen zu Fuß hinüber, weil im neuen Haus der Aufzug geprüft wurde und der Transporter nicht
halten durfte.

Es gibt sechzehn Schreibtische, Besuch aus den anderen Büros sitzt also nicht mehr in der Küche. Es gibt zwei Räume mit
Tür, einen zum Telefonieren und einen zum Vorlesen; so machen wir die letzte Runde eines Audits. Das Fenster des zweiten
geht auf den Fluss, und jedes Schiff kostet etwa eine Minute Aufmerksamkeit. Damit können wir leben.

Zeiten und Leute sind dieselben: neun bis sechs, und Ines Halvorsen beantwortet neue Anfragen innerhalb von
{answerTime}. Wenn Sie einen Termin haben, klingeln Sie beim zweiten Knopf. Der erste gehört einem Notar, der geduldig
ist und dem wir einen Kuchen schulden.
`,
      },
      link_block: {
        title: 'Alle fünf Büros, mit ihren Zeiten in UTC',
        description: 'Adressen, Telefonnummern, und wann jemand wach ist.',
      },
    },
  },
  'thirty-people-read-two-audit-reports': {
    slug: 'dreissig-leute-lesen-zwei-auditberichte',
    title: 'Dreißig Leute lesen zwei Auditberichte',
    excerpt: 'Ledger Night in Rotterdam: was vorgelesen, worüber gestritten und wie viel Suppe übrig blieb.',
    layout: {
      textbox: {
        text: `
Am Donnerstag, dem 24. September, waren alle dreißig Plätze der Ledger Night in Rotterdam besetzt, und zwei Leute aus dem
Audit lasen aus ihren eigenen Berichten. Die Kunden waren einverstanden; einer von ihnen saß in der zweiten Reihe.

Die Regel des Abends: Ein Befund wird vorgelesen, bevor seine Antwort kommt, und der Raum stimmt ab, wie schlimm er ist.
In sechs von neun Fällen war der Raum milder als das Audit. In einem war er strenger: ein Contract, der sich nicht
anhalten ließ. Der Bericht nennt das eine Eigenschaft, elf Leute nannten es einen Fehler. Der Streit darüber dauerte, bis
der Tisch gedeckt war, und ging dann am Tisch weiter.

Ruth Abelard schloss damit, dass beide Berichte recht gehabt hätten und nur einer gelesen worden sei. Von dreißig
Portionen Suppe blieben zwei. Der nächste Abend ist im März in London.
`,
      },
    },
  },
};

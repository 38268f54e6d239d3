import { type Priced, priceOf } from '../prices.ts';

/** Words on more than one page in German, said once so that they agree. */

/** The price in German, such as `ab 36.000 $`. */
export const preis = (slug: Priced): string => priceOf(slug, 'de');

export const gespraech = { label: 'Kostenloses Gespräch buchen', href: '/book' };

export const contactForm = {
  heading: 'Sagen Sie uns, was nie\nverloren gehen darf',
  lead: 'Eine Entwicklerin liest mit, kein Ticketsystem.',
  facts: [
    { title: 'Antwort', description: 'innerhalb von {answerTime}' },
    { title: 'Diskretion', description: 'auf Wunsch zuerst die NDA' },
    { title: 'Lieber reden', description: 'Kostenloses Gespräch buchen' },
    { title: 'Telefon', description: '{phone}' },
    { title: 'E-Mail', description: '{email}' },
  ],
  buttonText: 'Nachricht senden',
  ghostLabel: 'Platz für Ihre',
  receivedLabel: 'eingegangen',
};

export const whatHappensNext = {
  heading: 'In vier Schritten\nzum ersten Commit',
  items: [
    {
      step: 'Tag 1',
      label: 'Eine Antwort',
      description:
        'Von der Person, die das Projekt leiten würde, innerhalb von {answerTime}. Eine Empfangsbestätigung kommt sofort.',
    },
    {
      step: 'Tag 3',
      label: 'Ein kostenloses Gespräch',
      description:
        'Vierzig Minuten, auf Wunsch mit NDA vorab. Wenn Sie kein Ledger brauchen, erfahren Sie es hier, ohne Rechnung.',
    },
    {
      step: 'Tag 5',
      label: 'Ein Preis, schriftlich',
      description:
        'Zwei Seiten: ein Festpreis für die erste Phase, eine Spanne für den Rest, und woran es scheitern könnte.',
    },
    {
      step: 'Woche 3',
      label: 'Der erste Commit',
      description:
        'In Ihrem Repository, sobald eine Phase beauftragt ist. Für ein ganzes Jahr unterschreiben Sie nicht.',
    },
  ],
};

/** The two cases that have a page in German, as lists show them. */
export const cases = [
  {
    title: 'Tidemark',
    description: 'Eine UTXO-Blockchain, über die fünf Häfen ihre Forderungen verrechnen',
    meta: 'Blockchain-Plattform, 14 Monate',
  },
  {
    title: 'Causeway',
    description: 'Eine DeFi-Brücke, die auf der einen Seite sperrt, bevor sie auf der anderen freigibt',
    meta: 'Brücke und Liquidität, 11 Monate',
  },
];

export const offices = { heading: 'Fünf Büros, achtzehn Stunden am Tag besetzt', hoursLabel: 'Arbeitszeit, UTC' };

export const latest = { heading: 'Aus dem Blog', allLink: { label: 'Alle Artikel' } };

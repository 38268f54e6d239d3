import type { PageWords } from '../../writeLanguage.ts';
import { cases, contactForm, gespraech, preis } from '../shared.ts';

export const work: PageWords = {
  slug: 'projekte',
  title: 'Projekte',
  head: {
    title: 'Projekte: zwei Systeme, die in Betrieb sind',
    description:
      'Tidemark und Causeway: eine Plattform, über die fünf Häfen verrechnen, und eine Brücke. Was sie tun, und wie lange sie gedauert haben.',
  },
  layout: {
    hero: {
      heading: 'Projekte, die\nin Betrieb sind',
      description: `Zwei von mehr als achtzig Systemen, gebaut für fünf Häfen und eine Börse. Ganze Projekte ${preis('flow-blockchain-development-company')}.`,
      action: gespraech,
      secondAction: { label: 'Zur Liste' },
    },
    cases: { heading: 'Eine Tide\nund eine Brücke', items: cases },
    case_register: {
      heading: 'Dieselben zwei,\nZeile für Zeile',
      labels: { case: 'Projekt', ledger: 'Ledger', people: 'Leute', months: 'Monate', outcome: 'Ergebnis' },
      items: [
        {
          ledger: 'Eigene Chain: UTXO, fünf Validatoren',
          outcome: 'Fünf Häfen rechnen in 11 Sekunden ab. Vorher zweimal am Tag, per E-Mail.',
        },
        {
          ledger: 'Flow: Cadence und EVM',
          outcome: '412.000 Übergänge und keine Einheit Differenz.',
        },
      ],
    },
    reviews: {
      heading: 'Was sechs Kunden\ndanach schrieben',
      note: 'Bei der Übergabe erbeten, sinngetreu übersetzt',
    },
    call_to_action: { heading: 'Die nächste Zeile\nist noch leer.', buttonText: 'Schreiben Sie uns' },
    form: contactForm,
  },
};

import type { PageWords } from '../../writeLanguage.ts';
import { cases, contactForm } from '../shared.ts';
import { teamNote } from './causeway.ts';

const [card] = cases;

export const tidemark: PageWords = {
  slug: 'tidemark',
  title: 'Tidemark',
  head: {
    title: 'Tidemark: Clearing zwischen fünf Häfen',
    description:
      'Eine UTXO-Blockchain, die Forderungen zwischen fünf Häfen in 11 Sekunden verrechnet. In 14 Monaten gebaut, seit 19 in Betrieb.',
  },
  breadcrumbs: [{ label: 'Projekte' }],
  card: { label: card?.meta ?? '', description: card?.description ?? '' },
  layout: {
    headdescription: {
      heading: 'Tidemark verrechnet\nfünf Häfen zugleich',
      description:
        'Eine UTXO-Blockchain für das Clearing zwischen fünf Häfen. Was zwei Runden E-Mail am Tag brauchte, dauert 11 Sekunden, und in 19 Monaten ging nichts verloren.',
      facts: [
        { title: 'Kunde', description: 'Northgate Clearing, London' },
        { title: 'Arbeit', description: 'Blockchain-Plattform' },
        { title: 'Zeit', description: '14 Monate, danach Wartung' },
        { title: 'Ledger', description: 'Eigene Chain: UTXO, fünf Validatoren' },
        { title: 'Preis', description: '410.000\u00a0$, fest je Phase' },
      ],
    },
    product_screen: {
      heading: 'Was ein Hafen schuldet,\nzu jeder Stunde',
      status: '5 von 5 signieren',
      title: 'Rotterdam, Dienstag, nach der Verrechnung',
      figures: [
        { value: '1,84 Mio.', label: 'EUR schulden andere' },
        { value: '1,79 Mio.', label: 'EUR schuldet der Hafen' },
        { value: '0,05 Mio.', label: 'kommen heute von der Bank' },
      ],
      columns: { name: 'Forderung', value: 'EUR', note: 'Verrechnet in' },
      rows: [
        { name: 'Liegeplatz 14, zwei Tiden, Hull', value: '18.400', note: '11 s' },
        { name: 'Lotse, Nachttarif, Esbjerg', value: '2.150', note: '11 s' },
        { name: 'Kran, fünf Stunden, Hull', value: '6.720', note: '10 s' },
        { name: 'Wartezeit, Zeebrugge', value: '940', note: '12 s' },
      ],
      press: {
        label: 'Einen Validator abschalten',
        name: 'Schlepper, eine Stunde, Esbjerg',
        value: '1.310',
        note: '12 s',
        status: '4 von 5 signieren',
        foot: 'Vier von fünf genügen. Wer fehlt, holt von selbst auf.',
      },
      foot: 'Der Tag endet um Mitternacht UTC, in fünf Häfen zugleich.',
      caption:
        'Die Seite eines Hafens. Was die anderen vier einander schulden, steht nicht darauf. Probieren Sie den Knopf.',
      changes: [
        { title: 'Von der Rechnung zur Abwicklung', before: 'bis zu 12 Stunden, per E-Mail', after: '11 Sekunden' },
        { title: 'Tagesabschluss', before: 'zu fünf verschiedenen Stunden', after: 'zu einer' },
        { title: 'Verlorene Einträge', before: 'einige jeden Monat', after: 'keine in 19 Monaten' },
      ],
    },
    about_the_client: {
      heading: 'Über den Kunden',
      description:
        'Northgate verrechnet, was fünf Häfen an der Nordsee einander schulden: Lotsen, Liegeplätze, Kräne und die Stunden derer, die warten. Das meiste hebt sich auf, bevor Geld fließt.\n\nJeder Hafen führte seine Bücher richtig. Gemeinsam stimmten sie zweimal am Tag nicht überein, und Menschen glichen die Differenzen per E-Mail aus. Sie kannten einander an der Stimme.',
    },
    twocolumnstext: {
      heading: 'Bücher, von denen jedes\nfür sich stimmte',
      items: [
        {
          title: 'Was schwierig war',
          description:
            'Die Bücher wurden zu fünf verschiedenen Stunden geschlossen. Dieselbe Rechnung stand also in einem schon und im anderen noch nicht. Niemand lag falsch, nur die Summen.\n\nKein Hafen wollte, dass ein anderer seine Kunden sieht, und alle wollten den Beweis, dass nichts doppelt gezählt wird.',
        },
        {
          title: 'Was wir entschieden',
          description:
            'Forderungen sind nicht ausgegebene Outputs. Abwickeln heißt ausgeben, und was ausgegeben ist, lässt sich nicht noch einmal ausgeben; das Wechselgeld kommt im selben Schritt zurück.\n\nJeder Hafen betreibt einen Validator. Ein Block gilt, sobald vier der fünf ihn signiert haben, einer darf also vor Anker liegen.',
        },
      ],
    },
    team: {
      heading: 'Neun Leute, vierzehn Monate',
      note: teamNote,
      monthLabel: 'Monat',
      items: [
        { role: 'Leitende Entwicklung' },
        { role: 'Protokollentwicklung' },
        { role: 'Design' },
        { role: 'Backend-Entwicklung' },
        { role: 'Audit, zweites Team' },
      ],
    },
    solutions: {
      heading: 'Drei Entscheidungen\nfür fünf Häfen',
      items: [
        {
          title: 'Abwickeln heißt ausgeben',
          description:
            'Aus einer Rechnung wird ein Output, und sie zu bezahlen gibt diesen Output aus. Es gibt keinen Saldo, den man im falschen Moment lesen könnte, nur Dinge, die existieren oder nicht.',
        },
        {
          title: 'Vier von fünf, damit einer fehlen darf',
          description:
            'Ein Validator kann in Reparatur sein oder schlicht falschliegen, die anderen vier machen weiter. Zum Anhalten der Chain braucht es zwei, umschreiben kann sie keiner.',
        },
        {
          title: 'Zwei Häfen wissen, fünf können prüfen',
          description:
            'Eine Rechnung bleibt bei den beiden Häfen, die sie betrifft; die Chain enthält ihren Hash. Nach jedem Block werden die Summen aller fünf verglichen.',
        },
      ],
    },
    call_to_action: { heading: 'Mehrere Bücher, und jedes\nvon ihnen stimmt?', buttonText: 'Schreiben Sie uns' },
    projectFeatures: {
      heading: 'Was es zwischen zwei Tiden tut',
      items: [
        {
          label: 'Verrechnet in einem Zug',
          text: '11 Sekunden von der Forderung bis zur Abwicklung, zu jeder Stunde.',
        },
        { label: 'Saldiert, bevor es zahlt', text: 'Nur der Rest geht über eine Bank, einmal am Tag.' },
        { label: 'Schließt von selbst', text: 'Der Tag endet um Mitternacht UTC, in fünf Häfen zugleich.' },
        { label: 'Eine Seite je Hafen', text: 'Was er schuldet, was ihm geschuldet wird, und seit wann.' },
        { label: 'Nachweise für die Prüfung', text: 'Eine Datei im Monat. Sie lässt sich ohne uns prüfen.' },
        { label: 'Ein sechster Hafen', text: 'Kommt im März dazu, mit eigenem Validator.', upcoming: 'geplant' },
      ],
    },
    client_success: {
      heading: 'Was sich in fünf\nHäfen geändert hat',
      items: [
        { label: '2,3 Mio.', title: 'Einträge am Tag', description: 'An einem gewöhnlichen Tag.' },
        { title: 'bis zur Abwicklung', description: 'Vorher: zweimal am Tag, per E-Mail.' },
        { title: 'verlorene Einträge', description: 'In 19 Monaten Betrieb.' },
      ],
    },
    customerInfo: {
      description: 'Jeder Hafen war sicher, dass der Fehler woanders lag. Er lag dazwischen.',
      jobTitle: 'Finanzvorständin, Northgate Clearing',
      facts: [{ title: 'Gegründet' }, { title: 'Leute' }, { title: 'Verrechnet für', description: 'fünf Häfen' }],
    },
    image_with_text: {
      heading: 'Ein Hafen fällt aus, mit Absicht',
      description:
        'Am ersten Montag jedes Monats schalten wir einen Validator ab, während die Häfen weiter verrechnen. Den Tag kennen sie, den Hafen nicht.',
      link: { label: 'Mehr über Betrieb und Wartung' },
    },
    relatedPosts: { heading: 'Noch ein Projekt', allLink: { label: 'Alle Projekte' } },
    form: contactForm,
  },
};

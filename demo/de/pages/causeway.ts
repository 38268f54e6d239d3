import type { PageWords } from '../../writeLanguage.ts';
import { cases, contactForm } from '../shared.ts';

const [, card] = cases;

/** How to read the chart of a team. */
export const teamNote = 'Balken zeigen, wer wann dabei war';

export const causeway: PageWords = {
  slug: 'causeway',
  title: 'Causeway',
  head: {
    title: 'Causeway: eine Brücke, die zuerst sperrt',
    description:
      'Eine DeFi-Brücke zwischen Cadence und EVM auf Flow: 412.000 Übergänge, nach jedem stimmten beide Summen. In 11 Monaten gebaut.',
  },
  breadcrumbs: [{ label: 'Projekte' }],
  card: { label: card?.meta ?? '', description: card?.description ?? '' },
  layout: {
    headdescription: {
      heading: 'Causeway sperrt,\nbevor es freigibt',
      description:
        'Eine Brücke zwischen der Cadence- und der EVM-Seite von Flow. In achtzehn Monaten im Mainnet gab es 412.000 Übergänge, und nie wichen die beiden Seiten um eine Einheit voneinander ab.',
      facts: [
        { title: 'Kunde', description: 'Larkspur Exchange, Rotterdam' },
        { title: 'Arbeit', description: 'Brücke und Liquidität' },
        { title: 'Zeit', description: '11 Monate, danach Wartung' },
        { title: 'Ledger', description: 'Flow: Cadence und EVM' },
      ],
    },
    product_screen: {
      heading: 'Zwei Summen\nund die Differenz',
      status: 'ausgeglichen',
      title: 'Beide Seiten bei Block 98.412.006',
      figures: [
        { value: '18.204.880', label: 'in Cadence gesperrt' },
        { value: '18.204.880', label: 'in der EVM geprägt' },
        { value: '0', label: 'Differenz' },
      ],
      columns: { name: 'Übergang', value: 'Betrag', note: 'Besiegelt' },
      rows: [
        { name: 'zur EVM, Nr. 412.000', value: '1.250,00', note: 'vor 8 s' },
        { name: 'zu Cadence, Nr. 411.999', value: '40,00', note: 'vor 31 s' },
        { name: 'zur EVM, Nr. 411.998', value: '7.300,00', note: 'vor 44 s' },
        { name: 'zur EVM, Nr. 411.997', value: '615,50', note: 'vor 58 s' },
      ],
      press: {
        label: 'Die EVM-Seite scheitern lassen',
        name: 'zur EVM, Nr. 412.001',
        value: '9.000,00',
        note: 'rückgängig',
        figure: 'weiter 0',
        foot: 'Dort abgelehnt, hier rückgängig, in einer Transaktion: nichts wurde gesperrt.',
      },
      foot: 'Sechs Wächter sind einig. Pausieren können nur vier; Auszahlungen bleiben offen.',
      caption: 'Die öffentliche Abgleichseite mit ihren Zahlen vom 31. Oktober 2026. Probieren Sie den Knopf.',
      changes: [
        { title: 'Abendliche Zählung', before: '38 Minuten, zwei Leute', after: 'keine' },
        { title: 'Ein Übergang', before: 'zwei Transaktionen', after: 'eine oder keine' },
        { title: 'Eine Differenz', before: 'am nächsten Morgen entdeckt', after: 'lässt sich nicht besiegeln' },
      ],
    },
    about_the_client: {
      heading: 'Über den Kunden',
      description:
        'Larkspur betreibt einen regulierten Marktplatz für Warenscheine. Seine Händler halten Werte in Cadence; seine Market-Maker schreiben Solidity und wollen dabei bleiben.\n\nDie erste Brücke erledigte die zwei Hälften eines Übergangs in zwei Transaktionen. Darum wurden jeden Abend die Übergänge gestoppt, und zwei Leute verglichen die Summen beider Seiten in einer Tabelle. Das ging gut bis zu dem Tag, an dem sie geschlossen wurde.',
    },
    team: {
      heading: 'Sieben Leute, elf Monate',
      note: teamNote,
      monthLabel: 'Monat',
      items: [
        { role: 'Leitende Entwicklung' },
        { role: 'Cadence-Entwicklung' },
        { role: 'Solidity-Entwicklung' },
        { role: 'Web-Entwicklung' },
        { role: 'Audit, zweites Team' },
      ],
    },
    twocolumnstext: {
      heading: 'Zwei Seiten, die beide recht haben konnten',
      items: [
        {
          title: 'Was schwierig war',
          description:
            'Eine Cadence-Transaktion kann einen EVM-Contract über ein Konto aufrufen, das sie kontrolliert. Schlägt der Aufruf fehl, schlägt die Cadence-Seite nicht mit ihm fehl. Sie bekommt einen Status und macht weiter.\n\nDie naive Brücke sperrt also auf der einen Seite, wird auf der anderen abgewiesen und meldet Erfolg. Die Bücher weichen ab, und kein Licht wird rot.',
        },
        {
          title: 'Was wir entschieden',
          description:
            'Jeder Übergang liest den Status und bricht bei allem ab, was kein Erfolg ist; damit wird auch die Sperre rückgängig. Es gibt keine zweite Transaktion und keine Warteschlange zum Abgleichen.\n\nDie Summe beider Seiten wird nach jedem Übergang geprüft, in derselben Transaktion. Das kostet wenig und beendet Diskussionen.',
        },
      ],
    },
    call_to_action: { heading: 'Zwei Ledger, die eines\nsein sollten?', buttonText: 'Schreiben Sie uns' },
    solutions: {
      heading: 'Drei Entscheidungen,\ndie den Rest trugen',
      items: [
        {
          title: 'Erst sperren, dann prägen, nie umgekehrt',
          description:
            'Die gesperrte Resource liegt in einem Tresor, den nur die Brücke öffnen kann. Der geprägte Token nennt sie bei ihrer Nummer, eine Forderung zeigt also immer auf ein Ding.',
        },
        {
          title: 'Der Status wird gelesen, nicht vermutet',
          description:
            'Eine Funktion umhüllt jeden EVM-Aufruf. Wer prüft, sucht nach Aufrufen an ihr vorbei, und ein Test bricht den Build ab, wenn er einen findet.',
        },
        {
          title: 'Sechs Wächter, von denen vier anhalten können',
          description:
            'Sie rechnen nach jedem Block beide Summen nach. Vier Stimmen pausieren die Übergänge; allein kann es keiner, und bewegen kann keiner einen Saldo.',
        },
      ],
    },
    projectFeatures: {
      heading: 'Was sie den ganzen Tag tut',
      items: [
        {
          label: 'Übergänge in beide Richtungen',
          text: 'Eine Signatur, eine Transaktion, besiegelt in 9 Sekunden. Große werden erst sechs Stunden gehalten.',
        },
        {
          label: 'Pools, die beide Seiten teilen',
          text: 'Market-Maker stellen Preise in Solidity gegen Werte, die in Cadence liegen.',
        },
        {
          label: 'Eine öffentliche Abgleichseite',
          text: 'Beide Summen, die Differenz und der Block, bei dem sie gelesen wurde.',
        },
        {
          label: 'Limits je Wert und Stunde',
          text: 'Vom Kunden gesetzt, vom Contract durchgesetzt, für alle sichtbar.',
        },
        {
          label: 'Pause durch Abstimmung',
          text: 'Vier von sechs. Auszahlungen bleiben offen, während Übergänge pausieren.',
        },
        {
          label: 'Eine dritte Seite',
          text: 'Im Frühjahr kommt ein Rollup dazu, nach derselben Regel.',
          upcoming: 'geplant',
        },
      ],
    },
    client_success: {
      heading: 'Was sich bei Larkspur\ngeändert hat',
      items: [
        { title: 'jeden Abend gespart', description: 'In der Tabelle gibt es keine Zelle mehr zu füllen.' },
        {
          label: '412.000',
          title: 'Übergänge',
          description: 'Gezählt bis zum 31. Oktober 2026. Zusammen bewegten sie 212 Mio. $.',
        },
        { title: 'Einheiten Differenz', description: 'Nach jedem einzelnen, auf beiden Seiten.' },
      ],
    },
    customerInfo: {
      description:
        'Sie haben den Ausfall auf Papier gezeichnet, bevor sie das Produkt zeichneten. Unsere Prüfer haben das Papier behalten.',
      jobTitle: 'Betriebsvorstand, Larkspur Exchange',
      facts: [{ title: 'Gegründet' }, { title: 'Leute' }, { title: 'Lizenz', description: 'Niederlande' }],
    },
    image_with_text: {
      heading: 'Noch immer auf Wache',
      description:
        'Zwei von uns pflegen das Runbook und die Alarme. Larkspur kann das an jedem Freitag beenden; die Schlüssel liegen dort.',
      link: { label: 'Mehr über Betrieb und Wartung' },
    },
    relatedPosts: { heading: 'Dazu passende Artikel und Projekte', allLink: { label: 'Alle Projekte' } },
    form: contactForm,
  },
};

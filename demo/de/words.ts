import type { DemoLanguage } from '../demoContent.schema.ts';
import type { PersonWords } from '../writeLanguage.ts';

/** Those whom pages in German name, by the slugs of their originals. */
export const people: Record<string, PersonWords> = {
  'ines-halvorsen': {
    slug: 'ines-halvorsen',
    role: 'Leitende Entwicklerin, Cadence',
    summary: 'Beantwortet neue Anfragen und bleibt bis zur Übergabe bei dem, was sie beantwortet hat.',
    text: 'Ines schreibt Cadence, seit es etwas gibt, wofür man es schreiben kann. Sie beantwortet die erste E-Mail und die letzte und liest jeden Contract, der Rotterdam verlässt.',
  },
  'tomas-oyelaran': {
    slug: 'tomas-oyelaran',
    role: 'Protokollentwickler',
    summary: 'Hat den Validator von Tidemark geschrieben und hält ihn im Takt mit dem Netz.',
  },
  'ruth-abelard': {
    slug: 'ruth-abelard',
    role: 'Leiterin Audits',
    summary: 'Liest zuerst, was andere überspringen, und unterschreibt jeden unserer Auditberichte.',
    text: 'Ruth liest seit dreizehn Jahren die Contracts anderer Leute. Wo zwei, die lesen, uneins sind, entscheidet sie, und der Bericht sagt, dass sie uneins waren.',
  },
  'kenji-morrow': {
    slug: 'kenji-morrow',
    role: 'Produktdesign',
    summary:
      'Zeichnet, wie ein Bildschirm scheitert, bevor er den Bildschirm zeichnet, und testet beides mit Menschen.',
  },
  'nadia-castellan': {
    slug: 'nadia-castellan',
    role: 'Backend, Abwicklung',
    summary: 'Betreibt unsere Canton-Knoten und den Abgleich zwischen ihnen und den Büchern.',
  },
  'piet-van-loon': {
    slug: 'piet-van-loon',
    role: 'Betrieb',
    summary: 'Hält wach, was läuft, und hat jede Sicherung, für die er einsteht, schon zurückgespielt.',
  },
  'grace-adeyemi': {
    slug: 'grace-adeyemi',
    role: 'Klärung und Preis',
    summary: 'Liest, was Sie schicken, fragt, was fehlt, und findet die Zeile, die auf der Rechnung vergessen wurde.',
  },
};

/** Names and texts of what has no page of its own, where pages in German show it. */
export const words: DemoLanguage['words'] = {
  category: {
    blog: {
      name: 'Blog',
      heading: 'Blog: was wir gelernt\nhaben, mit Datum',
      description:
        'Notizen aus Systemen, die das Geld anderer Leute tragen: was gebaut wurde, was schiefging, was es kostete und was wir wieder so machen würden.',
    },
    case: {
      name: 'Projekte',
      heading: 'Projekte: wie Systeme\nans Laufen kamen',
      description:
        'Wie einzelne Systeme entstanden: was wir vorfanden, welche Entscheidung zählte, die Zahlen davor und danach, und was wir gelassen haben.',
    },
    news: {
      name: 'News',
      heading: 'News, wenn\nes welche gibt',
      description:
        'Ein Preis, ein Büro, ein Abend mit Vorträgen. Wenige Einträge im Jahr, jeder mit Datum, und keiner, um einen Monat zu füllen.',
    },
    'digital-transformation': {
      name: 'Digitalisierung',
      heading: 'Digitalisierung, oder\ndas Leben nach Papier',
      description:
        'Wie ein Ablauf vom Papier und aus Tabellen herauskommt: welcher Schritt zuerst, wer dabei Arbeit verliert, und wie die alten Bücher lesbar bleiben.',
    },
    blockchain: {
      name: 'Blockchain',
      heading: 'Blockchain, Zeile\nfür Zeile gelesen',
      description:
        'Flow, Canton und andere Ledger von innen: Konten, Schlüssel, Finalität, Gebühren und Brücken, gemessen an Systemen im Betrieb.',
    },
  },
  review: {
    'Willem Drost': {
      jobTitle: 'Leiter Betrieb, Larkspur Exchange',
      description:
        'Früher schlossen wir den Tag mit einer Tabelle und zwei Telefonen ab. Jetzt stimmen die Summen nach jedem Übergang, und wer die Tabelle führte, ist befördert worden.',
    },
    'Helena Marchbanks': {
      jobTitle: 'Finanzvorständin, Northgate Clearing',
      description:
        'Fünf Häfen hatten jahrelang über dieselben Zahlen gestritten. Quayline fragte, was jeder von uns nie sehen darf, schrieb das zuerst auf und hielt sich daran. Der Preis war der Preis.',
    },
    'Josephine Ferrol': {
      jobTitle: 'Gesellschafterin, Ferrol and Daughters',
      description:
        'In der ersten Woche sagten sie uns, dass ein Ledger keinen Stein ansehen kann. Alles Gute an dem Zertifikat folgt aus diesem Satz.',
    },
    'Samuel Okonjo': {
      jobTitle: 'Produktleiter, Murmur Audio',
      description:
        'Unsere Hörer haben von uns nie das Wort Wallet gehört. Vier Sterne, weil der zweite Meilenstein eine Woche zu spät kam, auch wenn wir es drei Wochen vorher wussten.',
    },
    'Annelie Brandt': {
      jobTitle: 'Chefjuristin, Kestrel Land Fund',
      description:
        'Der Auditbericht war so geschrieben, dass ich ihn lesen konnte. Wo der Code eine Frage nicht beantworten konnte, stand das da, und auch, wer es kann.',
    },
    'Marcus Thewlis': {
      jobTitle: 'IT-Leiter, Ostler Pharmacies',
      description:
        'Wir kamen wegen einer Blockchain und gingen mit einem signierten Protokoll und der Hälfte unseres Budgets. Gern hätte ich das vor dem Workshop gehört und nicht darin.',
    },
  },
};

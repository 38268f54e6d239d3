import type { DemoLanguage } from '../demoContent.schema.ts';
import { settings as original } from '../settings.ts';
import { preis } from './shared.ts';

const leistungen = [
  { label: 'Flow-Blockchain-Entwicklung', href: '/services/flow-blockchain-development-company' },
  { label: 'Smart Contracts in Cadence', href: '/services/cadence-smart-contracts' },
  { label: 'Cadence-Audit', href: '/services/cadence-audit' },
  { label: 'Beratung', href: '/services/consulting' },
  { label: 'Betrieb und Wartung', href: '/services/operation-and-care' },
];

/** Header, footer and what is said on every page, in German. */
export const settings: DemoLanguage['settings'] = {
  description: 'Quayline entwirft, baut und prüft Ledger und die Produkte, die auf ihnen laufen.',
  callToAction: { label: 'Kostenloses Gespräch buchen', href: '/book' },
  callToFormText: 'Schreiben Sie uns',
  navigation: [
    {
      label: 'Leistungen',
      href: '/services',
      note: 'Gebaut, geprüft und betreut von denen, die auch ans Telefon gehen.',
      noteLink: { label: 'Gespräch buchen', href: '/book' },
      links: [
        {
          label: 'Beratung',
          href: '/services/consulting',
          note: preis('consulting'),
          group: 'Klären',
          picture: { $picture: 'open-consulting' },
        },
        {
          label: 'Flow-Blockchain-Entwicklung',
          href: '/services/flow-blockchain-development-company',
          note: preis('flow-blockchain-development-company'),
          group: 'Bauen',
        },
        {
          label: 'Smart Contracts in Cadence',
          href: '/services/cadence-smart-contracts',
          note: preis('cadence-smart-contracts'),
          group: 'Bauen',
          picture: { $picture: 'open-contracts' },
        },
        {
          label: 'Cadence-Audit',
          href: '/services/cadence-audit',
          note: 'Befunde in drei Wochen',
          group: 'Prüfen',
          picture: { $picture: 'open-audit' },
        },
        {
          label: 'Betrieb und Wartung',
          href: '/services/operation-and-care',
          note: 'jemand ist wach',
          group: 'Betreiben',
          picture: { $picture: 'open-operation' },
        },
      ],
    },
    {
      label: 'Projekte',
      href: '/work',
      picture: { $picture: 'line-works' },
      note: 'Zwei von mehr als achtzig, beide in Betrieb.',
      links: [
        { label: 'Causeway', href: '/work/causeway', note: 'Brücke und Liquidität', group: 'Plattformen' },
        { label: 'Tidemark', href: '/work/tidemark', note: 'Clearing für fünf Häfen', group: 'Plattformen' },
      ],
    },
    { label: 'Blog', href: '/blog', links: [] },
    {
      label: 'Unternehmen',
      href: '/contacts',
      picture: { $picture: 'line-doors' },
      note: 'Einundvierzig Leute, fünf Büros, ein Formular.',
      links: [
        { label: 'Kontakt', href: '/contacts', note: 'fünf Büros, ein Formular', group: 'Wo wir sind' },
        { label: 'Gespräch buchen', href: '/book', note: 'vierzig Minuten', group: 'Wo wir sind' },
        { label: 'Blog', href: '/blog', note: 'was wir gelernt haben', group: 'Was wir schreiben' },
        { label: 'News', href: '/news', note: 'wenn es welche gibt', group: 'Was wir schreiben' },
      ],
    },
  ],
  footerColumns: [
    { heading: 'Leistungen', links: leistungen },
    {
      heading: 'Projekte',
      links: [
        { label: 'Causeway', href: '/work/causeway' },
        { label: 'Tidemark', href: '/work/tidemark' },
      ],
    },
    {
      heading: 'Unternehmen',
      links: [
        { label: 'Kontakt', href: '/contacts' },
        { label: 'Gespräch buchen', href: '/book' },
        { label: 'Blog', href: '/blog' },
        { label: 'News', href: '/news' },
      ],
    },
  ],
  newsletter: {
    heading: 'Ein Brief im Monat,\nmit allen Zahlen darin',
    buttonText: 'Den nächsten senden',
    note: 'Brief 42 kommt am 1. Dezember',
  },
  consent: {
    version: original.consent?.version ?? '',
    heading: 'Dürfen wir Ihren Besuch zählen?',
    text: 'Nötige Cookies merken sich Ihre Sitzung und was Sie tippen. Wenn Sie zustimmen, zählen wir auch Seitenaufrufe, ohne Ihren Namen. Bis Sie wählen, wird nichts gezählt.',
    refuseText: 'Nur was nötig ist',
    allowText: 'Meinen Besuch mitzählen',
    chooseText: 'Einzeln auswählen',
    chooseHeading: 'Einzeln',
    chooseNote: 'Sie können das jederzeit am Fuß der Seite ändern.',
    neededLabel: 'Nötig',
    neededText: 'Ihre Sitzung und was Sie getippt haben. Immer an.',
    countingLabel: 'Zählung',
    countingText: 'Welche Seiten gelesen werden, ohne Namen, 13 Monate lang.',
    campaignsLabel: 'Kampagnen',
    campaignsText: 'Welche Kampagne Sie hergeführt hat, wenn die Zählung an ist.',
    keepText: 'Auswahl speichern',
    backText: 'Zurück',
    footerLabel: 'Cookies',
    policyHref: '/privacy-policy#cookies-und-lokaler-speicher',
  },
  pages: {
    glossary: {
      heading: 'Unsere Begriffe\nund was sie heißen',
      description: '{terms} Begriffe in je zwei Sätzen. Wo ein dritter nötig ist, lässt sich der Begriff öffnen.',
    },
    search: {
      heading: 'Suche',
      description: 'Artikel, Projekte und Seiten. Zwei Wörter finden mehr als ein Satz.',
    },
    notFound: {
      heading: 'Hier liegt\nnichts am Kai',
      description:
        'Die Adresse ist gültig und leer. Entweder ist die Seite umgezogen oder ein Buchstabe; diese Seiten suchten die meisten.',
    },
  },
  formWords: {
    'letter.description': 'Einmal im Monat von {company}: ein Artikel, eine Zahl und eine Stelle.',
    'letter.monthly': 'monatlich, nie öfter',
    'letter.contents': 'ein Artikel, eine Zahl, eine Stelle',
    'letter.enteredText': 'Der Newsletter kommt einmal im Monat an {address}.',
    'letter.enteredDescription': 'Der Newsletter kommt einmal im Monat.',
  },
  emailWords: {
    'letter.asked':
      'Sie haben den Newsletter von {company} bestellt: einmal im Monat ein Artikel, eine Zahl und eine Stelle.',
  },
};

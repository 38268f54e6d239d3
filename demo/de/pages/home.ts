import { sumOf } from '../../prices.ts';
import type { PageWords } from '../../writeLanguage.ts';
import { latest, preis } from '../shared.ts';

export const home: PageWords = {
  slug: 'home',
  title: 'Startseite',
  head: {
    title: 'Quayline: Blockchain-Systeme, deren Bücher stimmen',
    description:
      'Quayline baut Blockchain-Systeme für Unternehmen, deren Zahlen stimmen müssen: Banken, Börsen, Häfen. Smart Contracts, Produkte, Audits, jeweils mit Preis.',
  },
  card: { description: 'Was wir bauen, was es kostet, wann Sie es sehen und wer es macht.' },
  layout: {
    home_hero: {
      heading: 'Immer nur\nan einem Ort',
      description: `Wir bauen Blockchain-Systeme für Unternehmen, deren Zahlen stimmen müssen: Banken, Börsen, Häfen. Festpreis für die erste Phase, ganze Projekte ${preis('flow-blockchain-development-company')}.`,
      action: { label: 'Kostenloses Gespräch buchen' },
      secondAction: { label: 'Was es kostet', href: '#services' },
      facts: [
        { title: '41 Leute', description: 'davon 31 in der Entwicklung' },
        { title: 'Fünf Büros', description: 'täglich 18 Stunden besetzt' },
        { title: '17 Jahre Software', description: 'davon 13 mit Ledgern' },
        { title: 'Jeder dritten Anfrage', description: 'raten wir von einer Blockchain ab' },
      ],
    },
    manifest: {
      heading: 'Was wir bauen, was es\nkostet, wann Sie es sehen',
      allLink: { label: 'Alle Leistungen' },
      columnLabels: { title: 'Leistung', description: 'Kurz gesagt', result: 'Sie sehen', price: 'Ab' },
      items: [
        {
          title: 'Blockchain-Entwicklung',
          description: 'Eigene Chains, Smart Contracts und Brücken auf dreizehn Netzwerken.',
          result: 'erstes Release in 16 Wochen',
          price: sumOf('flow-blockchain-development-company', 'de'),
        },
        {
          title: 'Smart Contracts',
          description: 'Mit einem Test für alles, was niemals passieren darf.',
          result: 'Testnet in 6 Wochen',
          price: sumOf('cadence-smart-contracts', 'de'),
        },
        {
          title: 'Audits',
          description: 'Contracts, gelesen von Leuten, die sie nicht geschrieben haben.',
          result: 'Befunde in 3 Wochen',
          price: sumOf('cadence-audit', 'de'),
        },
      ],
    },
    proof: {
      heading: '83 Ledger ausgeliefert,\nfür jedes ein Strich',
      note: 'Gezählt nach unterschriebener Abnahme. Das Quadrat ist das eine, das wir mit Ihnen beginnen könnten.',
      quote:
        'Sie haben uns in der ersten Stunde einen Token ausgeredet. Stattdessen haben wir ein Register, das unser Wirtschaftsprüfer liest, ohne anzurufen.',
      quoteAuthor: 'Annelie Brandt, Chefjuristin, Kestrel Land Fund',
      facts: [
        { label: '{rating}/5', description: 'aus {reviews} Bewertungen, alle mit Namen' },
        { label: '200+', description: 'Smart Contracts in Hauptnetzen' },
        { label: '1.', description: 'Preis, bestes Infrastruktur-Team, Ledger Works Awards 2026' },
      ],
    },
    work_pictures: { heading: 'Projekte, die in Betrieb sind', allLink: { label: 'Alle Projekte' } },
    people: {
      heading: 'Wer mit Ihnen spricht,\nschreibt auch den Code',
      note: 'Höhe eines Pfostens: Jahre bei uns',
      items: [
        { role: 'Leitende Entwicklerin, Cadence' },
        { role: 'Entwickler, Protokoll' },
        { role: 'Leiterin Audits', place: 'New York' },
        { role: 'Produktdesign' },
        { role: 'Backend, Abwicklung' },
        { role: 'Betrieb' },
        { role: 'Konzept und Preis' },
      ],
    },
    latest_articles: latest,
    call_days: {
      heading: 'Vierzig Minuten mit der Person,\ndie es bauen würde',
      description:
        'Wählen Sie eine Uhrzeit. Sie bekommen ein Ja, ein Nein oder einen Richtpreis und haben ihn zwei Tage später schriftlich.',
      freeLabel: 'frei',
      note: 'Verschieben oder absagen: über den Link in Ihrer E-Mail.',
      mailLabel: 'oder schreiben Sie:',
    },
  },
};

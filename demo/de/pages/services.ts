import type { PageWords } from '../../writeLanguage.ts';
import { contactForm, gespraech, preis } from '../shared.ts';

/** The list of services in German: those that have a page there. */
export const services: PageWords = {
  slug: 'leistungen',
  title: 'Leistungen',
  head: {
    title: 'Leistungen: bauen, prüfen, betreiben',
    description:
      'Was Quayline macht, in fünf Gruppen und jeweils mit Preis: entscheiden, Produkte und Teile davon bauen, Code prüfen, am Laufen halten.',
  },
  card: { label: 'Leistungen', description: 'Leistungen in fünf Gruppen, jede mit ihrem Preis.' },
  layout: {
    hero: {
      heading: 'Bauen, prüfen,\nbetreiben',
      description:
        'Fünf Gruppen von Leistungen für Unternehmen, deren Bücher aufgehen müssen. Der Preis ist jeweils das Kleinste, was Sie beauftragen können. Sie wissen nicht, was Sie brauchen? Fragen Sie im kostenlosen Gespräch.',
      action: gespraech,
    },
    services_groups: {
      groups: [
        {
          heading: 'Klären',
          description: 'Bevor es etwas zu bauen gibt.',
          items: [
            {
              title: 'Beratung',
              description: 'Vier Seiten: bauen, weglassen oder gar nicht anfangen.',
              price: preis('consulting'),
              first: 'vier Seiten in 2 Wochen',
            },
          ],
        },
        {
          heading: 'Bauen',
          description: 'Ein ganzes Produkt, auf dem Ledger, das dazu passt.',
          items: [
            {
              title: 'Flow-Blockchain-Entwicklung',
              description: 'Ein komplettes Produkt, vom ersten Modell bis zum Start.',
              price: preis('flow-blockchain-development-company'),
              first: 'erstes Release in 16 Wochen',
            },
          ],
        },
        {
          heading: 'Ergänzen',
          description: 'Ein Teil, der noch fehlt: Ihrem System oder dem, das wir bauen.',
          items: [
            {
              title: 'Smart Contracts in Cadence',
              description: 'Resources, Rollen und Tests, bereit für ein Audit.',
              price: preis('cadence-smart-contracts'),
              first: 'Testnet in 6 Wochen',
            },
          ],
        },
        {
          heading: 'Prüfen',
          description: 'Für Code, den es schon gibt, Ihren oder fremden.',
          items: [
            {
              title: 'Cadence-Audit',
              description: 'Befunde in drei Wochen. Sie dürfen alles veröffentlichen.',
              price: preis('cadence-audit'),
              first: 'Befunde in 3 Wochen',
            },
          ],
        },
        {
          heading: 'Betreiben',
          description: 'Für Systeme, die laufen, und die Teams dahinter.',
          items: [
            {
              title: 'Betrieb und Wartung',
              description: 'Alarme, Updates, jemand ist wach.',
              price: preis('operation-and-care'),
              first: 'Bereitschaft in 4 Wochen',
            },
          ],
        },
      ],
    },
    case_on_ink: {
      heading: 'Causeway: zwei Summen,\ndie gleich sein müssen',
      facts: [
        { label: 'Übergänge', description: '412.000, zusammen 212 Mio. $' },
        { label: 'Differenz', description: 'keine, nach keinem Übergang' },
        { label: 'Anhalten', description: 'können vier von sechs Wächtern' },
        { label: 'Dauer', description: '11 Monate, danach Wartung' },
      ],
      linkText: 'Das Projekt Causeway lesen',
    },
    customerInfo: {
      description:
        'Wir schlossen den Tag mit einer Tabelle und zwei Telefonen. Jetzt stimmen die Summen nach jedem Übergang, und wer die Tabelle führte, ist befördert.',
      jobTitle: 'Leiter Betrieb, Larkspur Exchange',
      facts: [
        { title: 'Übergänge', description: '412.000, keine Differenz' },
        { title: 'Gezählt', description: 'auf beiden Seiten, bis 31. Oktober 2026' },
      ],
    },
    refusals: {
      heading: 'Drei Dinge,\ndie wir ablehnen',
      items: [
        {
          title: 'Ein Token ohne Aufgabe',
          description: 'Wenn sich ohne ihn nichts ändert, schlagen wir vor, ihn wegzulassen.',
        },
        {
          title: 'Ein Starttermin vor dem Entwurf',
          description: 'Wir würden mit Ihrem Geld raten.',
        },
        {
          title: 'Eine Chain, wo eine Tabelle genügt',
          description: 'Eine von drei Anfragen. Wir nennen die Tabelle.',
        },
      ],
    },
    answers: {
      heading: 'Beginnen Sie mit dem Satz,\nden Sie sagen würden',
      items: [
        {
          title: '„Wir haben eine Idee und einen Termin im Vorstand.“',
          description: 'Beratung. Zwei Wochen, vier Seiten, ein Plan mit Preisen.',
          note: preis('consulting'),
        },
        null,
        {
          title: '„Jemand anderes hat es geschrieben und ist weg.“',
          description: 'Erst ein Audit. Dann Wartung, wenn es sie verdient.',
          note: preis('cadence-audit'),
        },
        {
          title: '„Wir wissen genau, was wir wollen.“',
          description:
            'Schicken Sie es. Sie hören innerhalb von {answerTime} von uns und haben bis Tag 5 einen Festpreis für die erste Phase.',
          note: 'kostenlos',
        },
      ],
    },
    form: contactForm,
  },
};

import type { PageWords } from '../../writeLanguage.ts';
import { contactForm, gespraech, offices, whatHappensNext } from '../shared.ts';

export const contacts: PageWords = {
  slug: 'kontakt',
  title: 'Kontakt',
  head: {
    title: 'Kontakt: fünf Büros und ein Formular',
    description:
      'Schreiben Sie uns, rufen Sie an oder kommen Sie vorbei: New York, London, Baltimore, Seattle, Rotterdam. Antwort innerhalb von {answerTime}.',
  },
  card: { label: 'Unternehmen', description: 'Fünf Büros, ein Formular und eine Antwort aus der Entwicklung.' },
  layout: {
    hero: {
      heading: 'Sprechen Sie mit denen,\ndie es bauen würden',
      description:
        'Vierzig Minuten mit der leitenden Entwicklerin, kostenlos. Sie bekommen ein Ja, ein Nein oder einen Richtpreis und haben ihn zwei Tage später schriftlich.',
      action: gespraech,
      secondAction: { label: 'Unsere Büros' },
    },
    offices,
    form: [
      {
        heading: 'Lassen Sie sich\nzurückrufen',
        lead: 'Wir rufen innerhalb von {answerTime} an, zu einer Tageszeit, die Ihnen passt.',
        buttonText: 'Bitte zurückrufen',
      },
      contactForm,
    ],
    journey: whatHappensNext,
  },
};

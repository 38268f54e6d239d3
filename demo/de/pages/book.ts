import type { PageWords } from '../../writeLanguage.ts';

export const book: PageWords = {
  slug: 'gespraech-buchen',
  title: 'Kostenloses Gespräch buchen',
  head: {
    title: 'Kostenloses Gespräch mit der Entwicklung buchen',
    description:
      'Vierzig Minuten mit der Person, die Ihr Projekt bei Quayline leiten würde. Wählen Sie eine Uhrzeit in Ihrer Zeitzone; verschieben und absagen per Link.',
  },
  card: { label: 'Unternehmen', description: 'Vierzig Minuten mit der Entwicklung, zu einer Uhrzeit Ihrer Wahl.' },
  layout: {
    booking: {
      heading: 'Vierzig Minuten,\nkeine Folien',
      description:
        'Sie sprechen kostenlos mit der Person, die das Projekt leiten würde, und gehen mit einem Ja, einem Nein oder einem Richtpreis.',
      zoneHint: 'Von Ihrem Gerät übernommen. Die Uhrzeiten richten sich danach.',
      monthNote: 'Ein Quadrat, eine freie Stunde. Heute hat einen dicken Rand.',
      messageLabel: 'Was sollen wir vorher lesen?',
      messagePlaceholder: 'Ein Link oder zwei Sätze. Noch nichts Vertrauliches.',
      buttonText: 'Buchen',
    },
    feature_grid: {
      heading: 'Wer das Gespräch führt,\nwürde das Projekt leiten',
      items: [
        {
          label: 'Ines Halvorsen',
          text: 'Leitende Entwicklerin, Cadence. Seit elf Jahren hier, und noch immer die Erste, die von einem Ledger abrät.',
          bottomText: 'Rotterdam, ab 10:00',
        },
        {
          label: 'Nadia Castellan',
          text: 'Leitende Entwicklerin, Abwicklung und Canton. Fragt zuerst, was jeder von Ihnen nicht sehen darf.',
          bottomText: 'Baltimore, ab 13:00',
        },
      ],
    },
    answers: {
      heading: 'Vor dem Gespräch\ngefragt',
      items: [
        {
          title: 'Wer ist dabei?',
          description:
            'Eine Person aus der leitenden Entwicklung, per Video oder am Telefon. Kein Vertrieb, auch nicht später.',
          note: 'die es machen würde',
        },
        {
          title: 'Was sollen wir mitbringen?',
          description: 'Das Problem, und den Termin, falls es einen gibt. Zehn Zeilen genügen.',
          note: 'auch von Ihnen keine Folien',
        },
        {
          title: 'Dürfen wir offen reden?',
          description: 'Ja. Schicken Sie Ihre NDA mit der Buchung, dann ist sie vor dem Gespräch unterschrieben.',
          note: 'auf Wunsch zuerst die NDA',
        },
        {
          title: 'Was kostet es?',
          description: 'Nichts, und ein Nein auch nicht. Wenn eine Tabelle genügt, sagen wir es Ihnen im Gespräch.',
          note: 'ein Nein in drei Anfragen',
        },
      ],
    },
  },
};

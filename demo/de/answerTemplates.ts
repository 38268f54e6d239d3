/** Texts with which sales can begin an answer in German. */
export const answerTemplates: { title: string; text: string; language: 'de' }[] = [
  {
    title: 'Ein Gespräch anbieten',
    language: 'de',
    text: `Guten Tag {name},

vielen Dank für Ihre Nachricht zu „{firstWords}“.

Am schnellsten kommen wir in einem Gespräch von 40 Minuten zu einem Preis. Sie sprechen mit jemandem aus der Entwicklung, und es kostet nichts. Passt es Ihnen diese Woche? Zwei oder drei Uhrzeiten mit Ihrer Zeitzone genügen mir.

Wenn Sie lieber gleich sprechen möchten: {phone}.

Mit freundlichen Grüßen`,
  },
  {
    title: 'Nach Fehlendem fragen',
    language: 'de',
    text: `Guten Tag {name},

vielen Dank für Ihre Nachricht zu „{firstWords}“. Für einen Preis, der hält, brauche ich noch dreierlei von Ihnen:

1. Mit welcher Chain oder welchem System es laufen soll.
2. Was es schon gibt: Code, eine Spezifikation, ein Audit.
3. Den Termin, der sich nicht verschieben lässt, falls es einen gibt.

Eine Antwort auf diese E-Mail genügt. Ihre Nummer bei uns ist {number}.

Mit freundlichen Grüßen`,
  },
  {
    title: 'Nichts für uns',
    language: 'de',
    text: `Guten Tag {name},

vielen Dank, dass Sie an {company} gedacht haben. Wir haben Ihre Nachricht zu „{firstWords}“ gelesen und sind dafür nicht die Richtigen: Es liegt außerhalb dessen, was wir bauen, und Sie würden dafür bezahlen, dass wir lernen.

Wenn sich der Plan ändert, schreiben Sie wieder unter {number}. Dieselbe Person liest es.

Mit freundlichen Grüßen`,
  },
];

import { answerTemplates as german } from './de/answerTemplates.ts';

/** Texts with which sales can begin an answer. Names in braces are filled in for each request. */
export const answerTemplates: { title: string; text: string; language?: 'de' }[] = [
  {
    title: 'Offer a call',
    text: `Hello {name},

thank you for your message about “{firstWords}”.

The quickest way to a price is a call of 40 minutes with one of our engineers. It costs nothing. Would this week suit you? Two or three hours that fit, with your time zone, are all I need.

If you would rather talk at once: {phone}.

Best regards`,
  },
  {
    title: 'Ask what is missing',
    text: `Hello {name},

thank you for your message about “{firstWords}”. To name a price that holds, I need three more things from you:

1. Which chain or system it has to work with.
2. What exists already: code, a specification, an audit.
3. The date that cannot move, if there is one.

A reply to this email is enough. Your number with us is {number}.

Best regards`,
  },
  {
    title: 'Not for us',
    text: `Hello {name},

thank you for thinking of {company}. We have read your message about “{firstWords}”, and we are not the right firm for it: it is outside what we build, and you would be paying for us to learn.

If the plan changes, write again under {number}, and the same person reads it.

Best regards`,
  },
  ...german,
];

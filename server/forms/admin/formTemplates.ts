import type { Question } from '@frontage/contract/forms/Question.ts';
import { say } from '../../admin/say.ts';

type Options = NonNullable<Question['options']>;

const optionsOf = (...labels: string[]): Options =>
  labels.map((label) => ({ id: label.toLowerCase().replace(/[^a-z0-9]+/g, '-'), label }));

const name: Question = { id: 'name', kind: 'text', label: 'Your name', required: true };
const email: Question = { id: 'email', kind: 'email', label: 'Email', required: true };
const company: Question = { id: 'company', kind: 'text', label: 'Company' };
const message = (label: string, required = true): Question => ({ id: 'message', kind: 'longText', label, required });

/** Questions in the words of whoever adds them; every word is the owner's to change. */
export const sayQuestions = (questions: readonly Question[]): Question[] =>
  questions.map(({ label, options, ...question }) => ({
    ...question,
    label: say(label),
    ...(options ? { options: options.map((one) => ({ ...one, label: say(one.label) })) } : {}),
  }));

/** What a new form may begin with; titles and questions are said where they are shown. */
export const formTemplates: readonly { title: string; questions: readonly Question[] }[] = [
  {
    title: 'Meeting at a fair',
    questions: [
      ...[name, email, company],
      { id: 'day', kind: 'choice', label: 'Which day suits you?', options: optionsOf('First day', 'Second day') },
      message('What would you like to see?', false),
    ],
  },
  {
    title: 'Support',
    questions: [
      ...[name, email],
      {
        id: 'topic',
        kind: 'choice',
        label: 'What is it about?',
        required: true,
        options: optionsOf('Something is broken', 'A question', 'An invoice'),
      },
      {
        id: 'since',
        kind: 'date',
        label: 'Since when?',
        askIf: { question: 'topic', is: 'something-is-broken' },
      },
      message('What happened?'),
      { id: 'file', kind: 'file', label: 'A picture of it' },
    ],
  },
  {
    title: 'Application',
    questions: [
      ...[name, email],
      { id: 'start-day', kind: 'date', label: 'When could you start?' },
      { ...message('Why are you applying?'), page: 2 },
      { id: 'file', kind: 'file', label: 'Your CV', required: true, page: 2 },
    ],
  },
  {
    title: 'Briefing',
    questions: [
      ...[name, email, company],
      { ...message('What is to be built, and for whom?'), page: 2 },
      { id: 'budget', kind: 'amount', label: 'Budget', page: 2 },
      { id: 'deadline', kind: 'date', label: 'When do you need it?', page: 2 },
      { id: 'file', kind: 'file', label: 'A brief', page: 2 },
    ],
  },
  {
    title: 'Feedback',
    questions: [
      {
        id: 'rating',
        kind: 'choice',
        label: 'How was it?',
        required: true,
        options: optionsOf('Very good', 'Good', 'Fair', 'Poor'),
      },
      { id: 'better', kind: 'longText', label: 'What could have been better?' },
      { id: 'answer', kind: 'yesNo', label: 'May we reply?' },
      { ...email, askIf: { question: 'answer', is: 'yes' } },
    ],
  },
];

import type { FileType } from '@frontage/contract/contact/limits.ts';
import { kindOf, ownQuestionKinds } from '@frontage/contract/forms/kindOf.ts';
import { heardOfUs, type Question, type QuestionKindName } from '@frontage/contract/forms/Question.ts';
import { say } from '../../admin/say.ts';

type Options = NonNullable<Question['options']>;

/** The kinds as people know them, in the order of the menu; said where they are shown. */
export const kindTitles: Readonly<Record<QuestionKindName, string>> = {
  text: 'One line of text',
  longText: 'Text of several lines',
  email: 'Email address',
  phone: 'Phone number',
  number: 'A number',
  amount: 'Amount of money',
  date: 'Day',
  choice: 'One of several',
  choices: 'Several of many',
  yesNo: 'Yes or no',
  country: 'Country',
  file: 'File',
  consent: 'Consent of its own',
  heading: 'Heading between questions',
  note: 'Text between questions',
  ...Object.fromEntries(Object.entries(ownQuestionKinds).map(([name, { title }]) => [name, title])),
};

/** The types of files; said where they are shown. */
export const typeTitles: Readonly<Record<FileType, string>> = {
  pictures: 'Pictures',
  pdf: 'PDF',
  documents: 'Text documents',
  spreadsheets: 'Spreadsheets',
  presentations: 'Presentations',
};

export function titleOf({ kind }: Pick<Question, 'kind'>): string {
  const title = kindTitles[kind];
  return title ? say(title) : say('{kind}, which no code asks for at present', { kind: kind.slice('own_'.length) });
}

/** An id of its own for a new question or option: it stays when the words change. */
function freeId(taken: readonly string[], wanted: string): string {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? wanted : `${wanted}-${count}`;
    if (!taken.includes(id)) return id;
  }
}

/** Ids that a request has a place for, for the first question of a kind. */
const firstIds: Partial<Record<QuestionKindName, string>> = {
  text: 'name',
  longText: 'message',
  email: 'email',
  phone: 'phone',
  country: 'country',
};

const idOfKind = (kind: QuestionKindName) => kind.replace(/^own_/, '').toLowerCase().replace('longtext', 'text');

/** A new question of a kind, with words that an owner replaces. `taken`: the names of the form's own fields. */
export function newQuestion(
  kind: QuestionKindName,
  questions: readonly Question[],
  taken: readonly string[] = [],
): Question {
  const ids = [...taken, ...questions.map(({ id }) => id)];
  const first = firstIds[kind];
  const id = freeId(ids, first && !ids.includes(first) ? first : idOfKind(kind));
  const label = first && id === first && kind === 'text' ? say('Your name') : say(kindTitles[kind] ?? '');
  const { page } = questions.at(-1) ?? {};
  const options = kindOf({ kind }).hasOptions ? { options: [newOption([])] } : {};
  return { id, kind, label, ...options, ...(page ? { page } : {}) };
}

/** How somebody heard of the agency, with its usual answers. */
export function heardQuestion(questions: readonly Question[]): Question {
  const options = Object.entries(usualAnswers).map(([id, label]) => ({ id, label: say(label) }));
  return { ...newQuestion('choice', questions), id: heardOfUs, label: say('How did you hear of us?'), options };
}

const usualAnswers = {
  search: 'A search engine',
  recommendation: 'A recommendation',
  event: 'A talk or an event',
  social: 'A social network',
  press: 'Press or a podcast',
  other: 'Something else',
};

export function newOption(options: readonly { id: string }[]): { id: string; label: string } {
  const id = freeId(
    options.map((one) => one.id),
    `option-${options.length + 1}`,
  );
  return { id, label: say('Option {number}', { number: options.length + 1 }) };
}

/** A copy with an id of its own, below the original or from another form: it asks alike, where that is possible here. */
export function copyOf(question: Question, questions: readonly Question[], taken: readonly string[] = []): Question {
  const ids = [...taken, ...questions.map(({ id }) => id)];
  const { askIf, page: _, ...copied } = question;
  const { page } = (questions.includes(question) ? question : questions.at(-1)) ?? {};
  const id = freeId(ids, question.id.slice(0, 36));
  const depends = askIf && ids.includes(askIf.question) ? { askIf } : {};
  return { ...copied, ...depends, ...(page ? { page } : {}), id };
}

/** The questions moved, each on the page of its new neighbours, so that pages stay where they begin. */
export function moveQuestion(
  questions: readonly Question[],
  from: number,
  to: number,
  isAlone = true,
): readonly Question[] {
  const rest = questions.toSpliced(from, 1);
  const page = pageOf(rest[to - 1] ?? rest[0]);
  const moved = questions.slice(from, from + 1).map((question) => ({ ...question, page }));
  return inPages(rest.toSpliced(to, 0, ...moved), isAlone);
}

/** Whether a question is the first one of its page, and not of the form. */
export const beginsPage = (questions: readonly Question[], place: number): boolean =>
  pageOf(questions[place]) > pageOf(questions[place - 1]);

/** Begins a new page with a question, or joins its page to the one before. */
export function turnPage(questions: readonly Question[], place: number, isAlone = true): readonly Question[] {
  const by = beginsPage(questions, place) ? -1 : 1;
  return inPages(
    questions.map((one, index) => (index < place ? one : { ...one, page: pageOf(one) + by })),
    isAlone,
  );
}

const pageOf = (question: Question | undefined): number => question?.page ?? 1;

/**
 * Counts the pages from 1, without gaps; the first one goes without saying. `isAlone`: false in a form that has fields
 * besides, which are on its first page.
 */
export function inPages(questions: readonly Question[], isAlone = true): readonly Question[] {
  const pages = [...new Set([...(isAlone ? [] : [1]), ...questions.map(pageOf)])].sort((one, other) => one - other);
  return questions.map(({ page = 1, ...question }) =>
    pages.indexOf(page) > 0 ? { ...question, page: pages.indexOf(page) + 1 } : question,
  );
}

/**
 * Words of what article 9 of the GDPR protects in particular, in the languages of the admin. A hint, so it may be wrong in
 * both directions.
 */
const sensitive =
  /\b(?:health|illness|disease|medical|medication|allerg\w+|disabilit\w+|pregnan\w+|religio\w+|belief|faith|ethnic\w*|rac(?:e|ial)|trade union|political|sexual\w*|genetic\w*|biometric\w*|diet\w*|gesundheit\w*|(?:er)?krank\w*|medikament\w*|behinder\w*|schwanger\w*|konfession\w*|glaube\w*|gewerkschaft\w*|politisch\w*|ethnisch\w*|sexuell\w*|genetisch\w*|biometrisch\w*|ernährung\w*|diät\w*)\b/i;

/** What may be chosen as the answer to a question; none where it is typed. */
export const choicesOf = ({ kind, options = [] }: Question): Options => (kind === 'yesNo' ? yesNo() : options);

const yesNo = (): Options => [
  { id: 'yes', label: say('Yes') },
  { id: 'no', label: say('No') },
];

/** What hurts a form, in words; it can be published all the same. `asked`: the fields that it asks for besides. */
export function warningsOf(questions: readonly Question[], asked: readonly string[] = []): string[] {
  const answered = questions.filter((one) => kindOf(one).isAnswered);
  const count = answered.length > 0 ? answered.length + asked.length : 0;
  const isOneOf = (...kinds: QuestionKindName[]) => answered.some(({ kind }) => kinds.includes(kind));
  return [
    ...(count > 8 ? [say('{count} questions: above eight, many visitors give up. What can wait?', { count })] : []),
    ...(answered.some(({ kind, required }) => kind === 'phone' && required)
      ? [say('A required phone number stops more people than any other question.')]
      : []),
    ...(isOneOf('consent')
      ? []
      : answered
          .filter(({ help = '', label, options = [] }) =>
            sensitive.test([label, help, ...options.map((one) => one.label)].join(' ')),
          )
          .map(({ label }) =>
            say(
              '“{label}” may ask for something that the law protects in particular, such as health or belief: add a consent of its own that says what the answer is for.',
              { label },
            ),
          )),
    ...(count > 0 && !isOneOf('email', 'phone') && !asked.some((name) => name === 'email' || name === 'phone')
      ? [say('It asks for neither an email address nor a phone number: nobody can be answered.')]
      : []),
  ];
}

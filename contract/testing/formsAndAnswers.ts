import fc from 'fast-check';
import { maxFiles } from '../contact/limits.ts';
import { kindOf } from '../forms/kindOf.ts';
import { coreKindNames, type Question, type QuestionKindName } from '../forms/Question.ts';

/** Forms of up to eight questions of any kinds, on one page or several, some of which depend on others. */
export const anyForm: fc.Arbitrary<Question[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom<QuestionKindName>(...coreKindNames),
      required: fc.boolean(),
      options: fc.integer({ min: 1, max: 4 }),
      dependsOn: fc.option(fc.nat({ max: 7 })),
      filled: fc.boolean(),
      least: fc.option(fc.integer({ min: 1, max: 3 })),
      most: fc.option(fc.integer({ min: 3, max: 60 })),
      beginsPage: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((drafts) =>
    drafts.map(({ dependsOn, filled, least, most, options, required, ...draft }, place): Question => {
      const kind = kindAt(drafts, place);
      const other = drafts[dependsOn ?? place];
      const isDependent = dependsOn !== null && dependsOn < place && other && kindOf(other).isAnswered;
      const pages = drafts.slice(0, place + 1).filter(({ beginsPage }) => beginsPage).length;
      return {
        id: idAt(place),
        kind,
        label: `Question ${place + 1}`,
        ...(required && kindOf({ kind }).isAnswered ? { required } : {}),
        ...(kindOf({ kind }).hasOptions ? { options: optionsOf(options) } : {}),
        ...(isDependent ? { askIf: dependenceOn(drafts, dependsOn, filled) } : {}),
        ...(most !== null && kindOf({ kind }).bounds ? boundsOf(kind, options, least ?? 0, most) : {}),
        ...(kind === 'file' ? filesOf(drafts, options) : {}),
        ...(draft.beginsPage || pages > 0 ? { page: pages + 1 } : {}),
      };
    }),
  );

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `o-${place}`, label: `Option ${place + 1}` }));

type Drafts = readonly { kind: QuestionKindName }[];

/** A form takes three files: a fourth is a line of text. */
const filesBefore = (drafts: Drafts, place: number) =>
  drafts.slice(0, place).filter(({ kind }) => kind === 'file').length;

function kindAt(drafts: Drafts, place: number): QuestionKindName {
  const kind = drafts[place]?.kind ?? 'text';
  return kind === 'file' && filesBefore(drafts, place) >= maxFiles ? 'text' : kind;
}

const idAt = (place: number) => `${ways[place % ways.length]}${place}`;

/** Ids as people write them. */
const ways = ['q-', 'q_', 'theQ'];

function boundsOf(kind: QuestionKindName, options: number, least: number, most: number) {
  if (kind === 'date') return { min: '2027-01-01', max: most > 30 ? '2027-03-04' : '2027-02-28' };
  if (kind === 'file') return {};
  if (kind === 'choices') return { min: Math.min(least, options), max: Math.min(most, options) };
  return { min: least, max: most };
}

/** All questions together take three files: one that stands alone, several. */
const filesOf = (drafts: Drafts, options: number): Partial<Question> => ({
  ...(filesBefore(drafts, drafts.length) === 1 ? { max: Math.min(options, 3) } : {}),
  ...(options > 2 ? { types: [options > 3 ? 'pictures' : 'documents'] } : {}),
});

function dependenceOn(drafts: Drafts, place: number, filled: boolean) {
  const question = idAt(place);
  const kind = kindAt(drafts, place);
  if (kind === 'choice' || kind === 'choices') return { question, is: 'o-0' };
  return kind === 'yesNo' ? { question, is: 'yes' } : { question, filled };
}

const words = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' });
const oneOf = (...texts: string[]) => fc.constantFrom(...texts);

/** What may be sent for a question: right, nearly right, wrong, or nothing. */
function sentFor({ kind, max, options = [] }: Question): fc.Arbitrary<string[]> {
  const ids = options.map(({ id }) => id);
  const texts: Partial<Record<QuestionKindName, fc.Arbitrary<string>>> = {
    email: oneOf('ada@example.com', ' ada@example.com ', 'ada', 'ada@', 'ada@example'),
    phone: oneOf('+1 202 555 0142', '040/7654321', 'call me', '٠٤٠ ١٢٣'),
    number: fc.oneof(fc.integer({ min: -99, max: 99 }).map(String), oneOf('12,5', '1,234', 'twelve', '1e9', '--2')),
    amount: oneOf('$50,000', '12.50', '-3', '1 000', 'a lot'),
    date: oneOf('2027-03-04', '2027-02-30', '4 March', '0000-00-00'),
    choice: oneOf(...ids, 'o-99'),
    yesNo: oneOf('yes', 'no', 'maybe'),
    country: oneOf('Germany', 'Atlantis', 'Kenya'),
    consent: oneOf('yes', 'true', 'no'),
    file: oneOf('brief.txt'),
  };
  const several = fc.array(oneOf(...ids, 'o-99'), { maxLength: 4 });
  const files = fc.integer({ min: 1, max: 3 }).map((count) => ['brief.txt', 'plan.txt', 'sums.txt'].slice(0, count));
  const lists: Partial<Record<QuestionKindName, fc.Arbitrary<string[]>>> = { choices: several };
  if (kind === 'file' && max !== undefined) lists.file = files;
  const sent = lists[kind] ?? (texts[kind] ?? words).map((one) => [one]);
  return fc.oneof(
    { weight: 6, arbitrary: sent },
    // A comma would part what is a list on the wire, and the host knows a country by its code too.
    {
      weight: kind === 'file' || kind === 'country' ? 0 : 1,
      arbitrary: words.map((one) => [one.replaceAll(',', ';')]),
    },
    fc.constant<string[]>([]),
  );
}

/** A form, and what is sent to it. */
export const anySending = anyForm.chain((questions) =>
  fc.tuple(...questions.map(sentFor)).map((sent) => ({
    questions,
    sent: Object.fromEntries(questions.map(({ id }, place) => [id, sent[place] ?? []])),
  })),
);

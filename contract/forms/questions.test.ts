import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodeOf } from '../contact/countries.ts';
import { maxFileBytes, megabyte } from '../contact/limits.ts';
import { anyForm, anySending } from '../testing/formsAndAnswers.ts';
import { answersIn, checkAnswers, sayAnswerFault } from './checkAnswers.ts';
import { formTable } from './formTable.ts';
import { kindOf } from './kindOf.ts';
import type { Question } from './Question.ts';
import { cleanedNumber } from './questionKinds.ts';
import { questionsFault } from './questions.ts';

const tools = { isCountry: (name: string) => countryCodeOf(name) !== undefined };
const name: Question = { id: 'name', kind: 'text', label: 'Your name', required: true };
const topic: Question = {
  id: 'topic',
  kind: 'choice',
  label: 'Topic',
  options: [
    { id: 'sales', label: 'Sales' },
    { id: 'other', label: 'Something else' },
  ],
};
const other: Question = {
  id: 'other',
  kind: 'text',
  label: 'What else?',
  required: true,
  askIf: { question: 'topic', is: 'other' },
};

const plans: Question = { id: 'file', kind: 'file', label: 'Plans', max: 2, types: ['pictures', 'pdf'] };

describe('the questions of a form', () => {
  it.each<[string, unknown, string]>([
    ['nothing', [], 'Add a question: the form has none yet'],
    ['words alone', [{ id: 'a', kind: 'heading', label: 'Hello' }], 'Add a question: nothing is asked yet'],
    ['an id twice', [name, { ...name, label: 'Again' }], 'Question 2, “Again”: another question has the id name'],
    ['the name of every object', [{ ...name, id: 'constructor' }], 'this id is taken by the form itself'],
    ['no option', [{ ...topic, options: [] }], 'Question 1, “Topic”: give it an option to choose'],
    [
      'a question that comes later',
      [other, topic],
      'Question 1, “What else?”: it depends on “topic”, which is not asked',
    ],
    [
      'an option that is gone',
      [topic, { ...other, askIf: { question: 'topic', is: 'x' } }],
      'no longer has: choose another',
    ],
    ['bounds turned round', [{ ...name, min: 9, max: 3 }], 'no answer lies between its bounds, 9 and 3'],
    ['room for no character', [{ ...name, max: 0 }], 'no answer lies between its bounds, 1 and 0'],
    ['more characters than a line takes', [{ ...name, min: 500 }], 'no answer lies between its bounds, 500 and 200'],
    ['bounds of another kind', [{ ...name, min: '2027-01-01' }], 'its bounds are numbers'],
    ['no words', [{ ...name, label: ' ' }], ': it is empty'],
    ['too many words', [{ ...name, label: 'a'.repeat(201) }], ': at most 200 characters'],
    ['too long a help', [{ ...name, help: 'a'.repeat(401) }], ': Help below the question: at most 400 characters'],
    ['an eleventh page', [{ ...name, page: 11 }], ': a form has at most 10 pages'],
    ['half a day', [{ ...name, keptDays: 1.5 }], ': a whole number of days, from 1 to 3650'],
    ['a hidden one that must be answered', [{ ...name, from: 'who' }], 'it is hidden and nobody can answer it'],
    ['a hidden consent', [{ id: 'ok', kind: 'consent', label: 'Ok', from: 'ok' }], 'it is hidden'],
    ['a currency of no amount', [{ ...name, currency: 'EUR' }], 'only an amount of money has a currency'],
    ['words that are removed', [name, { id: 'a', kind: 'note', label: 'A', keptDays: 3 }], 'it has no answer'],
    ['a name that a form sends for itself', [{ ...name, id: 'formToken' }], 'this id is taken by the form itself'],
    ['a name of the hidden field', [{ ...name, id: 'budget_source' }], 'this id is taken by the form itself'],
    ['an id with a space', [{ ...name, id: 'your name' }], 'letters, digits, hyphens and underscores'],
    ['half a file', [{ ...plans, max: 1.5 }], 'it takes one file, or as many as its upper bound says'],
    ['a least number of files', [{ ...plans, min: 1 }], 'it takes one file'],
    [
      'more than three files',
      [plans, { ...plans, id: 'proof', label: 'Proof' }],
      'Question 2, “Proof”: a form takes three',
    ],
    ['a type that nobody knows', [{ ...plans, types: ['films'] }], 'no files are of this type'],
    ['types of what is no file', [{ ...name, types: ['pdf'] }], 'only a file has types'],
    ['a size of what is no file', [{ ...name, maxSizeMb: 5 }], 'only a file has a size'],
    ['more than the site takes', [{ ...plans, maxSizeMb: 51 }], 'a whole number of megabytes, from 1 to 50'],
  ])('are refused with %s, naming the question and what to do', (_, questions, words) => {
    expect(questionsFault(questions)).toContain(words);
  });

  it.each<[string, unknown, string | undefined]>([
    ['none, as the form has fields', [], undefined],
    ['words alone', [{ id: 'a', kind: 'note', label: 'Bring boots' }], undefined],
    [
      'the id of a field',
      [{ ...topic, id: 'company' }],
      'Question 9, “Topic”: the id company belongs to the field “Company” of this form: remove the question, and add it again',
    ],
    ['the id of a field that is not asked', [{ ...topic, id: 'timeline' }], 'belongs to the field “timeline”'],
    ['two files beside its own', [{ ...plans, id: 'proof' }], undefined],
    ['three files beside its own', [{ ...plans, id: 'proof', max: 3 }], 'a form takes three files in all'],
  ])('that are added to a form of the site may be %s', (_, questions, words) => {
    const fault = questionsFault(questions, undefined, formTable.contact);
    if (words === undefined) expect(fault).toBeUndefined();
    else expect(fault).toContain(words);
  });

  it('are taken as they are otherwise, whatever they ask', () => {
    fc.assert(
      fc.property(anyForm, (questions) => {
        const isAsking = questions.some((one) => kindOf(one).isAnswered);
        expect(questionsFault(questions) === undefined).toBe(isAsking);
      }),
      { numRuns: 300 },
    );
  });
});

describe('answers', () => {
  const check = (sent: Record<string, string[]>) => checkAnswers([name, topic, other], sent, tools);
  const faultsOf = (sent: Record<string, string[]>) =>
    check(sent).faults.map((fault) => sayAnswerFault(undefined, fault));

  it('are asked for only where they depend on what was chosen', () => {
    expect(faultsOf({ name: ['Ada'], topic: ['sales'], other: ['kept from before'] })).toEqual([]);
    expect(check({ name: ['Ada'], topic: ['sales'], other: ['kept from before'] }).values).not.toHaveProperty('other');
    expect(faultsOf({ name: ['Ada'], topic: ['other'] })).toEqual(['The "What else?" field is required']);
  });

  it('are missing where nobody sees anything in them', () => {
    expect(faultsOf({ name: ['\u200b \u00a0'] })).toEqual(['The "Your name" field is required']);
  });

  it('say the owner’s own sentence of what does not fit', () => {
    const questions: Question[] = [
      { id: 'size', kind: 'number', label: 'Size', max: 9, message: 'From 1 to 9, please' },
    ];
    const [fault] = checkAnswers(questions, { size: ['12'] }, tools).faults;
    expect(fault && sayAnswerFault(undefined, fault)).toBe('From 1 to 9, please');
  });

  it.each([
    ['two of its types', ['plan.pdf', 'site.JPG'], []],
    [
      'one of another type',
      ['plan.pdf', 'sums.xlsx'],
      ['The "Plans" field takes these files only: .jpg, .jpeg, .pjpeg, .png, .webp, .pdf'],
    ],
    ['one too many', ['a.pdf', 'b.pdf', 'c.pdf'], ['At most 2 files fit under "Plans"']],
  ])('that are files are checked by their types and their number: %s', (_, file, faults) => {
    const found = checkAnswers([plans], { file }, tools);
    expect(found.faults.map((fault) => sayAnswerFault(undefined, fault))).toEqual(faults);
    expect(found.values).toEqual(faults.length > 0 ? {} : { file });
  });

  it.each<[string, Question, number, string[]]>([
    ['all that it may have', { ...plans, maxSizeMb: 5 }, 5 * megabyte, []],
    ['a byte more', { ...plans, maxSizeMb: 5 }, 5 * megabyte + 1, ['The "Plans" field takes files of at most 5 MB']],
    ['as much as the site takes where the question says nothing', plans, maxFileBytes, []],
    ['more than the site takes, which says so itself', plans, maxFileBytes + 1, []],
  ])('that are files are checked by the size of each: %s', (_, question, bytes, faults) => {
    const sizeOf = (id: string, file: string) => (id === 'file' && file === 'b.pdf' ? bytes : 1);
    const found = checkAnswers([question], { file: ['a.pdf', 'b.pdf'] }, { ...tools, sizeOf });
    expect(found.faults.map((fault) => sayAnswerFault(undefined, fault))).toEqual(faults);
    expect(found.faults.every(({ type }) => type === 'max')).toBe(true);
  });

  it('of hidden questions come from the address, cleaned by their kind, and never refuse anything', () => {
    const questions: Question[] = [
      { ...topic, from: 'topic' },
      other,
      { id: 'ref', kind: 'text', label: 'Ref', from: 'r' },
    ];
    const at = (query: string) =>
      checkAnswers(questions, Object.fromEntries(answersIn(questions, `https://site.example/fair${query}`)), tools);
    expect(at('?topic=sales&r=%20stand%2012%20&x=1').values).toEqual({ topic: 'sales', ref: 'stand 12' });
    expect(at('?topic=%3Cscript%3E&r=').values).toEqual({});
    expect(at(`?r=${'x'.repeat(9000)}`)).toMatchObject({ values: {}, faults: [] });
    expect(at('?topic=other').faults.map(({ question }) => question.id)).toEqual(['other']);
    expect(answersIn(questions, 'not an address')).toEqual([]);
  });

  it.each([
    ['1,234.5', '1234.5'],
    ['$50,000', '50000'],
    ['12,5', '12.5'],
    ['12.500', '12500'],
    ['1.234.567,5', '1234567.5'],
    ['0.125', '0.125'],
    ['0,500', '0.500'],
    ['1.1250', '1.1250'],
    ['1234.567', '1234.567'],
    ['1 000', '1000'],
    ['twelve', ''],
    ['1e9', ''],
  ])('read the number %s as people mean it', (typed, read) => {
    expect(cleanedNumber(typed)).toBe(read);
  });

  it('that were taken are taken again as they are kept', () => {
    fc.assert(
      fc.property(anySending, ({ questions, sent }) => {
        const { asked, faults, values } = checkAnswers(questions, sent, tools);
        for (const { question } of faults) expect(asked).toContain(question);
        if (faults.length > 0) return;
        const again = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, [value].flat().map(String)]));
        expect(checkAnswers(questions, again, tools)).toEqual({ asked, faults, values });
      }),
      { numRuns: 500 },
    );
  });
});

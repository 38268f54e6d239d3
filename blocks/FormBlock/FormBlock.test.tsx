import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { processingNote, subscribeNote } from '@frontage/contract/contact/messages.ts';
import { sayFault } from '@frontage/contract/forms/checkAnswers.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { readLook } from '../form/formLook.ts';
import { formIn } from '../testing/formIn.ts';
import { render, wordsOf } from '../testing/render.ts';
import { formBlockExamples } from './FormBlock.examples.ts';
import { FormBlock } from './FormBlock.tsx';

const props = propsOf(formBlockExamples, 'beside its heading');
const { getByLabelText, getByRole, page } = render(<FormBlock {...props} />);
const form = formIn(page, 'example-fair');

describe('a form of an owner’s questions', () => {
  it('is sent by a browser without script, with the version of its questions', () => {
    const drawn = page.querySelector('form');
    expect(drawn).toMatchObject({ method: 'post', enctype: 'multipart/form-data' });
    expect(drawn?.getAttribute('action')).toBe('/send-mail');
    expect(form.valueOf('formVersion')).toBe('v-000000000000');
  });

  it('asks each question by its label, under its id', () => {
    expect(getByLabelText('Your name')).toMatchObject({ name: 'name', required: true });
    expect(getByLabelText('Budget, in dollars')).toMatchObject({ name: 'budget', inputMode: 'decimal' });
    expect(getByRole('radio', { name: 'Thursday' })).toMatchObject({ name: 'day', value: 'thursday' });
    expect(getByRole('checkbox', { name: 'Bridges' })).toMatchObject({ name: 'topics', value: 'bridges' });
    expect(getByLabelText('Tell me about next year’s fair')).toMatchObject({ name: 'news', value: 'yes' });
  });

  it('says without script when a question is meant, and never has the browser require that one', () => {
    const question = page.querySelector('[data-question="other-topic"]');
    expect(wordsOf(question)).toContain('Only if you chose “Something else” for “Topics”.');
    expect(question?.querySelector('input')?.required).toBe(false);
    expect(question?.hasAttribute('data-asked')).toBe(false);
  });

  it('has a place for the fault of each question, and a summary', () => {
    expect(page.querySelectorAll(`form [${formMarks.errorOf}]`)).toHaveLength(8);
    expect(page.querySelector(`form [${formMarks.summary}]`)).toBeTruthy();
  });

  it('gives its script the quotes of the language of its page', () => {
    const site = { ...props.page.site, language: 'de' as const };
    const drawn = render(<FormBlock {...props} page={{ ...props.page, site }} />).page;
    const place = drawn.querySelector(`[${formMarks.look}]`);
    const { words } = (place && readLook(place)?.settings) || {};
    expect(sayFault(words, 'required', { name: 'budget', label: 'Budget' })).toContain('„Budget“');
  });

  it('is not on the page once the form is gone', () => {
    expect(render(<FormBlock {...props} page={{ ...props.page, ownForms: {} }} />).page.textContent).toBe('');
  });
});

describe('a form whose requests become more', () => {
  const lookAs = (becomes: object | undefined, more: object = {}) => {
    const own = { ...props.page.ownForms?.['example-fair'], becomes };
    const page = { ...props.page, ownForms: { 'example-fair': own } } as typeof props.page;
    const drawn = render(<FormBlock block={{ ...props.block, ...more }} id="fair" page={page} />).page;
    const place = drawn.querySelector(`[${formMarks.look}]`);
    return { drawn, look: place ? readLook(place) : undefined };
  };

  it('is replaced by the link to its document, and otherwise by its thank-you', () => {
    expect(lookAs(undefined).look?.sent).toBeUndefined();
    expect(lookAs({ as: 'download', document: 3 }).look?.sent).toMatchObject({
      title: 'Your document is ready',
      open: 'Open the PDF',
    });
  });

  it('says to whom it makes a subscriber what that means, and that a click is missing', () => {
    const { note, thanks } = lookAs({ as: 'subscriber' }).look?.settings ?? {};
    expect(note).toEqual(subscribeNote);
    expect(thanks?.text).toContain('The email with the button is on its way. One click puts you on the list.');
  });

  it('promises an applicant no answer by a day of its own', () => {
    expect(lookAs({ as: 'application' }).look?.isUnanswered).toBe(true);
    expect(lookAs({ as: 'subscriber' }).look?.isUnanswered).toBeUndefined();
  });

  it('gives seats at its own event, and is gone where that is over', () => {
    const [event] = props.page.events;
    expect(lookAs({ as: 'seat', event: event?.slug }, { eventSlug: 'another' }).look?.settings.eventSlug).toBe(
      event?.slug,
    );
    expect(lookAs({ as: 'seat', event: 'long-over' }).drawn.textContent).toBe('');
  });
});

describe('a form with a long choice and files', () => {
  const options = Array.from({ length: 13 }, (_, place) => ({ id: `p-${place}`, label: `Pier ${place}` }));
  const questions: Question[] = [
    { id: 'pier', kind: 'choice', label: 'Pier', options },
    { id: 'country', kind: 'country', label: 'Flag' },
    { id: 'file', kind: 'file', label: 'Drawing', max: 2, types: ['pdf'] },
  ];
  const ownForms = { 'example-fair': { id: 'example-fair', version: 'v-1', questions } };
  const {
    getByLabelText,
    getByRole,
    page: drawn,
  } = render(<FormBlock {...props} page={{ ...props.page, ownForms } as typeof props.page} />);

  it('is drawn with the lists of the browser until its script wakes', () => {
    const labelsIn = (list: HTMLElement) => [...list.querySelectorAll('option')].map(({ label }) => label);
    expect(labelsIn(getByRole('combobox', { name: /Pier/ }))).toEqual([
      'Choose …',
      ...options.map(({ label }) => label),
    ]);
    expect(labelsIn(getByRole('combobox', { name: /Flag/ }))).toEqual(expect.arrayContaining(['Choose …', 'Norway']));
  });

  it('has a place for each file, which says what it takes', () => {
    const [first, second] = ['Drawing (1/2)', 'Drawing (2/2)'].map((label) => getByLabelText(label));
    for (const input of [first, second]) expect(input).toMatchObject({ name: 'file', accept: '.pdf' });
    expect(second?.id).not.toBe(first?.id);
    expect(wordsOf(drawn.querySelector('[data-question=file]'))).toContain('.pdf, up to 50 MB');
  });

  it.each<[Partial<Question>, string]>([
    [{ maxSizeMb: 5 }, 'PDF, office files, images or text, at most 5 MB'],
    [{ maxSizeMb: 5, types: ['pdf'] }, '.pdf, at most 5 MB'],
  ])('says how large each may be: %o', (own, words) => {
    const asked: Question = { id: 'file', kind: 'file', label: 'Drawing', ...own };
    const forms = { 'example-fair': { id: 'example-fair', version: 'v-1', questions: [asked] } };
    const { page } = render(<FormBlock {...props} page={{ ...props.page, ownForms: forms } as typeof props.page} />);
    expect(wordsOf(page.querySelector('[data-question=file]'))).toContain(words);
  });
});

it('a form offers no more files than a request may have, whoever asks for them', () => {
  const questions: Question[] = [{ id: 'file', kind: 'file', label: 'Drawing', max: 2 }];
  const ownForms = { 'example-fair': { id: 'example-fair', version: 'v-1', questions } };
  const block = { ...props.block, files: [{ field: 'proof' as const }, { field: 'essay' as const }] };
  const { page } = render(
    <FormBlock {...props} block={block} page={{ ...props.page, ownForms } as typeof props.page} />,
  );
  const places = [...page.querySelectorAll<HTMLInputElement>('input[type=file]')];
  expect(places.map(({ name }) => name).sort()).toEqual(['file', 'file', 'proof']);
});

describe('a form over the window', () => {
  const over = { ...props, block: { ...props.block, look: 'window' as const, openText: 'Say when' } };

  it('is opened and closed by buttons that need no script', () => {
    const { getByRole, page: drawn } = render(<FormBlock {...over} />);
    const dialog = drawn.querySelector('dialog');
    expect(getByRole('button', { name: 'Say when' }).getAttribute('popovertarget')).toBe(dialog?.id);
    expect(getByRole('button', { name: 'Say when' }).getAttribute('commandfor')).toBe(dialog?.id);
    expect(dialog?.querySelector('form')?.getAttribute('action')).toBe('/send-mail');
    expect(dialog?.querySelector('[popovertargetaction=hide]')?.getAttribute('aria-label')).toBe('Close');
  });

  it('is in the page once the host has something to say of it', () => {
    const answer = { formId: 'example-fair', errors: [], typed: {}, filesLost: [] };
    const { page: drawn } = render(<FormBlock {...over} page={{ ...over.page, visit: { form: answer } }} />);
    expect(drawn.querySelector('dialog')).toBeNull();
    expect(drawn.querySelector('form')).toBeTruthy();
  });
});

describe('a form of the site', () => {
  const shown = (name: string) => render(<FormBlock {...propsOf(formBlockExamples, name)} />);
  const askedIn = (name: string) =>
    [...shown(name).page.querySelectorAll<HTMLInputElement>('form input, form textarea')].filter(
      ({ type }) => type !== 'hidden',
    );
  const namesIn = (name: string) => [...new Set(askedIn(name).map((control) => control.name))];
  const requiredIn = (name: string) => askedIn(name).flatMap((control) => (control.required ? [control.name] : []));
  const audit = 'an audit of a contract in Cadence';

  it.each([
    [audit, '/send-mail/smart-contract-audit', 'multipart/form-data', 11],
    ['a call back', '/send-mail/call-back', 'application/x-www-form-urlencoded', 3],
  ])('is sent by a browser without script to its own call: %s', (name, path, enctype, fields) => {
    const form = shown(name).page.querySelector('form');
    expect(form).toMatchObject({ method: 'post', enctype });
    expect(form?.getAttribute('action')).toBe(path);
    expect(form?.querySelectorAll(`[${formMarks.errorOf}]`)).toHaveLength(fields);
    expect(form?.querySelector(`[${formMarks.summary}]`)).toBeTruthy();
  });

  it('asks for what R45 names of an audit, and requires only five of it', () => {
    const asked = ['repository', 'network', 'language', 'linesOfCode', 'deadline', 'name', 'email', 'company', 'phone'];
    expect(namesIn(audit)).toEqual(['fax_number', ...asked, 'message', 'file']);
    expect(requiredIn(audit)).toHaveLength(5);
  });

  it('asks for a name, a number and a time of day of who wants to be called, and for no address or marketing', () => {
    expect(namesIn('a call back')).toEqual(['fax_number', 'name', 'phone', 'callTime']);
    expect(requiredIn('a call back')).toEqual(['name', 'phone']);
    const { getByRole, page: drawn } = shown('a call back');
    expect(getByRole('radio', { checked: true })).toMatchObject({ value: 'Any time' });
    expect(formIn(drawn, 'call-back').valueOf('consentVersion')).toBe(processingNote.version);
    expect(drawn.innerHTML).not.toContain('marketing');
  });

  it('shows an unticked box for marketing emails only where the page asks for one', () => {
    const boxesIn = (name: string) => askedIn(name).filter(({ type }) => type === 'checkbox');
    expect(boxesIn(audit)).toEqual([]);
    const [box] = boxesIn('an audit with long words, a box to tick and no facts');
    expect(box).toMatchObject({ name: 'marketingConsent', checked: false });
    expect(box?.hasAttribute('data-unkept')).toBe(true);
  });

  it('keeps that box apart from a question of its name, and from one with the usual id of a consent', () => {
    const {
      block,
      id,
      page: around,
    } = propsOf(formBlockExamples, 'an audit with long words, a box to tick and no facts');
    const asked = { id: 'consent', kind: 'consent', label: 'You may film our screens' } as const;
    const ownForms = { audit: { id: 'audit', questions: [asked], version: 'v-1' } };
    for (const consentFieldName of ['consent', 'marketingConsent']) {
      const drawn = render(<FormBlock block={{ ...block, consentFieldName }} id={id} page={{ ...around, ownForms }} />);
      const boxes = drawn.getAllByRole('checkbox');
      expect(boxes).toHaveLength(2);
      for (const part of ['id', 'name']) expect(new Set(boxes.map((box) => box.getAttribute(part))).size).toBe(2);
      expect(formIn(drawn.page, 'audit').valueOf('consentField')).toBe(boxes.at(-1)?.getAttribute('name'));
    }
  });
});

describe('a form on several pages', () => {
  const own = props.page.ownForms?.['example-fair'];
  const questions = own?.questions?.map((question) => ({
    ...question,
    page: ['name', 'email'].includes(question.id) ? 1 : question.id === 'news' ? 5 : 3,
  }));
  const withAnswer = (errors: { name: string; message: string }[]) => {
    const answer = { formId: 'example-fair', errors, typed: {}, filesLost: [] };
    const ownForms = { 'example-fair': { ...own, id: 'example-fair', questions } };
    const visit = { form: answer };
    return render(<FormBlock {...props} page={{ ...props.page, visit, ownForms } as typeof props.page} />);
  };

  it('has all of them in order, each under a line that says where one is, and one button that sends', () => {
    const { getAllByRole, page: drawn } = withAnswer([]);
    const steps = getAllByRole('heading', { level: 3 }).map((heading) => wordsOf(heading));
    expect(steps.filter((words) => words.startsWith('Step'))).toEqual(['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3']);
    const fields = [...drawn.querySelectorAll('[data-form-page]')].map((one) =>
      [...one.querySelectorAll('[data-question]')].map((question) => question.getAttribute('data-question')),
    );
    expect(fields.flat()).toEqual(questions?.map(({ id }) => id));
    expect(fields.at(0)).toEqual(['name', 'email']);
    expect(fields.at(-1)).toEqual(['news']);
    expect(drawn.querySelectorAll('form button[type=submit]:not([formaction])')).toHaveLength(1);
    expect(drawn.querySelector('[data-form-page][data-shown]')?.getAttribute('data-form-page')).toBe('1');
  });

  it('shows the page of the first fault where the host has answered', () => {
    const { page: drawn } = withAnswer([{ name: 'budget', message: 'The "Budget" field must be a number' }]);
    expect([...drawn.querySelectorAll('[data-shown]')].map((one) => one.getAttribute('data-form-page'))).toEqual(['3']);
  });
});

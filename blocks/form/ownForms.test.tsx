import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { type FormName, formTable } from '@frontage/contract/forms/formTable.ts';
import { kindOf } from '@frontage/contract/forms/kindOf.ts';
import { type OwnForm, ownForm, takesQuestions } from '@frontage/contract/forms/ownForm.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { describe, expect, it } from 'vitest';
import { bookingExamples } from '../Booking/Booking.examples.ts';
import { Booking } from '../Booking/Booking.tsx';
import { costExamples } from '../Cost/Cost.examples.ts';
import { Cost } from '../Cost/Cost.tsx';
import { downloadPdfFormExamples } from '../DownloadPdfForm/DownloadPdfForm.examples.ts';
import { DownloadPdfForm } from '../DownloadPdfForm/DownloadPdfForm.tsx';
import { estimateExamples } from '../Estimate/Estimate.examples.ts';
import { Estimate } from '../Estimate/Estimate.tsx';
import { articlePropsOf } from '../examples/articleContext.ts';
import { examplePage, propsOf } from '../examples/pageContext.ts';
import { contactFormExamples, formBlockExamples } from '../FormBlock/FormBlock.examples.ts';
import { FormBlock } from '../FormBlock/FormBlock.tsx';
import { formIn } from '../testing/formIn.ts';
import { render, wordsOf } from '../testing/render.ts';
import { type FormLook, readLook } from './formLook.ts';

type Owned = Pick<PageContext, 'ownForms'>;

/** Every form of the blocks, drawn on a page whose owner changed it. */
const drawings: [FormName, (page: Owned) => React.ReactNode][] = [
  [
    'contact',
    (page) => {
      const props = propsOf(contactFormExamples, 'the contact form, with facts and a file');
      return <FormBlock {...props} page={{ ...props.page, ...page }} />;
    },
  ],
  [
    'quote',
    (page) => {
      const props = propsOf(costExamples, 'four rows');
      return <Cost {...props} page={{ ...props.page, ...page }} />;
    },
  ],
  [
    'audit',
    (page) => {
      const props = propsOf(formBlockExamples, 'an audit of a contract in Cadence');
      return <FormBlock {...props} page={{ ...props.page, ...page }} />;
    },
  ],
  [
    'call-back',
    (page) => {
      const props = propsOf(formBlockExamples, 'a call back');
      return <FormBlock {...props} page={{ ...props.page, ...page }} />;
    },
  ],
  [
    'estimate',
    (page) => {
      const props = propsOf(estimateExamples, 'three questions');
      return <Estimate {...props} page={{ ...props.page, ...page }} />;
    },
  ],
  [
    'article-file',
    (page) => {
      const props = articlePropsOf(downloadPdfFormExamples, 'a worksheet');
      return <DownloadPdfForm {...props} page={{ ...props.page, ...page }} />;
    },
  ],
  [
    'booking',
    (page) => {
      const props = propsOf(bookingExamples, 'a call of forty minutes');
      return <Booking {...props} page={{ ...props.page, ...page }} />;
    },
  ],
];

describe.each(drawings)('the form %s as its owner has it', (id, draw) => {
  const { fields } = formTable[id];
  const drawn = (own: Omit<OwnForm, 'id'>) => render(draw({ ownForms: { [id]: ownForm.parse({ id, ...own }) } })).page;
  const isTyped = (name: string) => fields.some((field) => field.name === name && kindOf(field).hasPlaceholder);

  it('has their words at each field, and no others', () => {
    const own = Object.fromEntries(
      fields.map(({ name }) => [name, { label: `Label of ${name}`, help: `Help at ${name}`, isAsked: true }]),
    );
    const form = formIn(drawn({ fields: own, buttonText: 'Off it goes' }), id);
    for (const { label, name } of fields) {
      const help = form.getByText(`Help at ${name}`);
      expect(form.queryAllByText(label, { selector: 'label, legend' }), name).toEqual([]);
      expect(form.getAllByText(`Label of ${name}`)).toHaveLength(1);
      if (!isTyped(name)) continue;
      const control = form.getByLabelText(`Label of ${name}`);
      expect(form.controls(name)).toContain(control);
      expect(control.getAttribute('aria-describedby')).toMatch(new RegExp(`^${help.id} .+-error$`));
    }
    expect(form.getByRole('button', { name: 'Off it goes' })).toBeTruthy();
  });

  it('asks for what they ask for, and leaves out what they leave out', () => {
    const open = fields.filter(({ standing }) => standing !== 'needed').map(({ name }) => name);
    const all = formIn(drawn({ fields: Object.fromEntries(open.map((name) => [name, { isAsked: true }])) }), id);
    const none = formIn(drawn({ fields: Object.fromEntries(open.map((name) => [name, { isAsked: false }])) }), id);
    for (const { name } of fields) {
      expect(all.controls(name).length, name).toBeGreaterThan(0);
      expect(none.controls(name).length > 0, name).toBe(!open.includes(name));
    }
  });

  it('says in their words what sending agrees to, links the policy there, and names the version', () => {
    const page = drawn({ consent: { version: 'own-1', text: 'Read our privacy policy. You agree by sending.' } });
    const form = formIn(page, id);
    const policy = form.getByRole('link', { name: 'privacy policy' });
    expect(policy.getAttribute('href')).toBe(examplePage.site.privacyPath);
    expect(wordsOf(policy.parentElement)).toBe('Read our privacy policy. You agree by sending.');
    expect(form.valueOf('consentVersion')).toBe('own-1');
    expect(wordsOf(page)).not.toContain('By clicking the button');
  });

  it('marks as required what they made required', () => {
    const optional = fields.filter(({ mayBeRequired }) => mayBeRequired).map(({ name }) => name);
    const own = Object.fromEntries(optional.map((name) => [name, { isAsked: true, isRequired: true }]));
    const form = formIn(drawn({ fields: own }), id);
    for (const name of optional) expect(form.controls(name)[0]?.required, name).toBe(true);
  });

  it('has their order', () => {
    const names = fields.map(({ name }) => name);
    // The address of a document is next to its button.
    const moved = id === 'article-file' ? names.filter((name) => name !== 'email') : names;
    const own = Object.fromEntries(moved.map((name) => [name, { isAsked: true }]));
    const page = drawn({ order: names.toReversed(), fields: own });
    const order = [...page.querySelectorAll(`[${formMarks.errorOf}]`)].map((place) =>
      place.getAttribute(formMarks.errorOf),
    );
    expect(order.filter((name) => moved.some((one) => one === name))).toEqual(moved.toReversed());
  });
});

const isAsking = ([id]: (typeof drawings)[number]) => takesQuestions(formTable[id]);

describe.each(drawings.filter(isAsking))('the form %s with questions of its owner', (id, draw) => {
  const questions = [
    { id: 'stand', kind: 'text', label: 'Your stand', required: true },
    { id: 'sitePlan', kind: 'file', label: 'Drawings', max: 2 },
    { id: 'power', kind: 'number', label: 'Power', page: 2, askIf: { question: 'stand', filled: true } },
  ];
  const own = ownForm.parse({ id, questions, version: 'v-1' });
  const { page } = render(draw({ ownForms: { [id]: own } }));
  const form = formIn(page, id);

  it('asks them behind its fields and before its button, page by page, and sends their version', () => {
    const places = [...page.querySelectorAll(`[${formMarks.errorOf}]`)].map((place) =>
      place.getAttribute(formMarks.errorOf),
    );
    const asked = ['stand', 'sitePlan', 'sitePlan.2', 'power'];
    expect(places.slice(-asked.length)).toEqual(asked);
    expect(places.slice(0, -asked.length)).toEqual(expect.arrayContaining(['name']));
    expect(form.valueOf('formVersion')).toBe('v-1');
    expect([...page.querySelectorAll('[data-form-page]')].map((one) => one.querySelector('h3')?.textContent)).toEqual([
      'Step 1 of 2',
      'Step 2 of 2',
    ]);
    expect(page.querySelector('[data-form-page="2"] [type=submit]')).toBeTruthy();
  });

  it('sends their files without script too', () => {
    expect(page.querySelector(`form[${formMarks.form}="${id}"]`)).toMatchObject({ enctype: 'multipart/form-data' });
  });

  it('tells its script which of its names are questions', () => {
    const { names, questions: told } = lookIn(page);
    expect(told).toEqual(own.questions);
    expect(names.slice(-4)).toEqual(['stand', 'sitePlan', 'sitePlan.2', 'power']);
  });
});

/** What the script of a form is told by the page. */
const lookIn = (page: HTMLElement): FormLook => readLook(page.querySelector(`[${formMarks.look}]`) ?? page);

it('thanks in the words of the owner, with the time of the settings', () => {
  const [, draw] = drawings.find(([id]) => id === 'call-back') ?? [];
  const own: OwnForm = { id: 'call-back', thanksTitle: 'We call', thanksText: 'Within {answerTime}, from Rotterdam.' };
  const { page } = render(draw?.({ ownForms: { 'call-back': own } }));
  const thanks = { title: 'We call', text: 'Within one working day, from Rotterdam.' };
  expect(lookIn(page).settings.thanks).toEqual(thanks);
});

describe('a form that its owner made', () => {
  const drawn = (own: OwnForm) => {
    const props = propsOf(contactFormExamples, 'the contact form, with facts and a file');
    const token = Object.values(props.page.formTokens)[0] ?? { formToken: '', honeypotName: '' };
    const page = { ...props.page, formTokens: { [own.id]: token }, ownForms: { [own.id]: own } };
    return render(<FormBlock {...props} block={{ ...props.block, form: own.id }} page={page} />);
  };

  it('has the fields of its kind, and sends its own id', () => {
    const form = formIn(
      drawn({ id: 'fair', kind: 'contact', fields: { name: { label: 'Who are you?' } } }).page,
      'fair',
    );
    expect(form.valueOf('formId')).toBe('fair');
    expect(form.getByLabelText('Who are you?')).toBeTruthy();
  });

  it('says below its button what its kind says there', () => {
    const { version } = formTable.careers.note;
    expect(formIn(drawn({ id: 'fair', kind: 'careers' }).page, 'fair').valueOf('consentVersion')).toBe(version);
    expect(formIn(drawn({ id: 'fair', kind: 'contact' }).page, 'fair').valueOf('consentVersion')).not.toBe(version);
  });
});

it('names for its script the page that its owner chose to follow', () => {
  const [, draw] = drawings.find(([id]) => id === 'call-back') ?? [];
  const { page } = render(draw?.({ ownForms: { 'call-back': { id: 'call-back', nextPath: '/what-now' } } }));
  expect(lookIn(page).settings.next).toBe('/what-now');
});

import type { PageContext } from '@frontage/contract/page.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
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
import { AdditionForm, additionId, additionNames } from './AdditionForm.tsx';
import { formSettingsOf } from './formLookOf.ts';

type Visited = Pick<PageContext, 'visit'> & Partial<Pick<PageContext, 'site'>>;

/** Every form of the blocks: its id, how it is drawn, what may be typed into it, and a field that may be wrong. */
const forms: [
  formId: string,
  draw: (page: Visited) => React.ReactNode,
  typed: Record<string, string>,
  wrong: string,
][] = [
  [
    'contact',
    (page) => {
      const props = propsOf(contactFormExamples, 'the contact form, with surname and consent, without facts and file');
      return <FormBlock {...props} page={{ ...props.page, ...page }} />;
    },
    {
      name: 'Ada "<b>" Vinter',
      surname: 'Vinter',
      email: 'nowhere',
      company: 'Quay & Sons',
      phone: '+31 10 555',
      country: 'Netherlands',
      message: '\nTwo lines\nof text & more',
    },
    'email',
  ],
  [
    'quote',
    (page) => {
      const props = propsOf(costExamples, 'four rows');
      return <Cost {...props} page={{ ...props.page, ...page }} />;
    },
    { name: 'Ada', email: 'nowhere', timeline: '3 months', message: 'A bridge' },
    'email',
  ],
  [
    'audit',
    (page) => {
      const props = propsOf(formBlockExamples, 'an audit of a contract in Cadence');
      return <FormBlock {...props} page={{ ...props.page, ...page }} />;
    },
    {
      repository: 'https://git.example/vault',
      network: 'Flow',
      language: 'Cadence',
      linesOfCode: 'many',
      deadline: '2026-12-24',
      name: 'Ada',
      email: 'ada@example.com',
      company: 'Quay',
      phone: '1',
      message: 'Please',
    },
    'linesOfCode',
  ],
  [
    'call-back',
    (page) => {
      const props = propsOf(formBlockExamples, 'a call back');
      return <FormBlock {...props} page={{ ...props.page, ...page }} />;
    },
    { name: 'Ada', phone: 'call me' },
    'phone',
  ],
  [
    'estimate',
    (page) => {
      const props = propsOf(estimateExamples, 'three questions');
      return <Estimate {...props} page={{ ...props.page, ...page }} />;
    },
    { name: '', email: 'ada@example.com', message: 'And a map' },
    'name',
  ],
  [
    'article-file',
    (page) => {
      const props = articlePropsOf(downloadPdfFormExamples, 'a worksheet');
      return <DownloadPdfForm {...props} page={{ ...props.page, ...page }} />;
    },
    { email: 'ada@' },
    'email',
  ],
  [
    'booking',
    (page) => {
      const props = propsOf(bookingExamples, 'a call of forty minutes');
      return <Booking {...props} page={{ ...props.page, ...page }} />;
    },
    { name: 'Ada', email: 'nowhere', company: 'Quay', phone: '1', message: 'A link' },
    'email',
  ],
  [
    'addition',
    (page) => {
      const formTokens = { [additionId]: { formToken: '', honeypotName: '' } };
      const here = { formId: additionId, idPrefix: 'more', anchor: 'more', fields: additionNames };
      const settings = formSettingsOf({ ...examplePage, ...page, formTokens }, here);
      return <AdditionForm settings={settings} handles={{ dealId: 'deal.signed' }} level={2} />;
    },
    { note: 'One more thing' },
    'note',
  ],
];

const message = 'This field needs another word';
const notice = { title: 'This did not reach us', text: 'Send it again in a minute.' };

/** Everything that is said anywhere, as separate texts. What only scripts need is in attributes. */
const textsIn = (page: HTMLElement) =>
  [...page.querySelectorAll('*')]
    .flatMap((element) => [...element.childNodes])
    .flatMap(({ nodeType, textContent }) => (nodeType === 3 ? [(textContent ?? '').trim()] : []))
    .filter(Boolean);
const saidWhole = Object.values(siteTexts).filter((sentence) => !sentence.includes('{'));
/** Long enough not to be in an owner's text by chance. */
const isLong = (sentence: string) => sentence.split(' ').length > 3;

describe.each(forms)('the form %s that is shown again', (formId, draw, typed, wrong) => {
  const drawn = (changes: Partial<FormAnswer>) => {
    const values = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]]));
    const form: FormAnswer = { formId, typed: values, errors: [], filesLost: [], notice, ...changes };
    return render(draw({ visit: { form } })).page;
  };
  const formWith = (changes: Partial<FormAnswer>) => formIn(drawn(changes), formId);
  const atFault = formWith({ errors: [{ name: wrong, message }] });

  it.each(Object.entries(typed))('shows what was typed as %s', (name, value) => {
    expect(atFault.isHidden).toBe(false);
    expect(atFault.valueOf(name)).toBe(value);
  });

  it('says at the field what is wrong with it, for people who see it and for people who do not', () => {
    expect(atFault.errorAt(wrong)).toBe(message);
    expect(atFault.isInvalid(wrong)).toBe(true);
    expect(atFault.isToldOf(wrong)).toBe(true);
  });

  it('says nothing at the other fields', () => {
    for (const name of Object.keys(typed).filter((one) => one !== wrong)) {
      expect(atFault.errorAt(name), name).toBeUndefined();
      expect(atFault.isInvalid(name), name).toBe(false);
    }
  });

  it('counts above the fields what needs another look, links there, and takes focus', () => {
    expect(atFault.summary).toMatchObject({ title: 'One field needs another look', hasFocus: true });
    const [link] = atFault.summary?.links ?? [];
    expect(link?.text).toBe(message);
    expect(link?.leadsTo?.getAttribute('name')).toBe(wrong);
    expect(atFault.notice).toBeUndefined();
  });

  it('says above the fields what belongs to none of them', () => {
    const form = formWith({ errors: [{ name: 'formToken', message }] });
    expect(form.notice).toEqual({ ...notice, hasFocus: true });
    expect(form.summary).toBeUndefined();
  });

  it('shows as text what a hostile visitor typed', () => {
    const hostile = '"><script>alert(1)</script></textarea>';
    const values = Object.fromEntries(Object.keys(typed).map((name) => [name, [hostile]]));
    const errors = [{ name: wrong, message: hostile }];
    const page = drawn({ typed: values, errors, notice: { title: hostile, text: hostile } });
    expect(formIn(page, formId).errorAt(wrong)).toBe(hostile);
    for (const tag of ['script', 'textarea', 'input'])
      expect(page.querySelectorAll(tag), tag).toHaveLength(drawn({ errors }).querySelectorAll(tag).length);
  });

  it('uses none of the usual words where the owner has others', () => {
    const formWords = Object.fromEntries(
      Object.entries(siteTexts).map(([name, usual]) => [name, `§${(usual.match(/\{\w+\}/g) ?? []).join(' ')}`]),
    );
    const answers: Partial<FormAnswer>[] = [
      { errors: [{ name: wrong, message: `§${wrong}` }] },
      { notice: { title: '§', text: '§info@example.com' }, filesLost: ['file'] },
    ];
    for (const answer of answers) {
      const visit = { form: { formId, typed: {}, errors: [], filesLost: [], ...answer } };
      const texts = textsIn(render(draw({ visit, site: { ...examplePage.site, formWords } })).page);
      const text = texts.join('\n');
      for (const usual of saidWhole.filter(isLong)) expect(text).not.toContain(usual);
      expect(saidWhole.filter((usual) => usual.includes(' ') && texts.includes(usual))).toEqual([]);
      expect(text).toContain(answer.notice ? '§info@example.com' : `§${wrong}`);
    }
  });

  it('says of nothing yet that it was kept, even to text browsers, which show what is hidden', () => {
    const texts = textsIn(render(draw({ visit: {} })).page).join('\n');
    for (const claim of [siteTexts.keptTyped, siteTexts.discardTyped, siteTexts.restoreTyped])
      expect(texts).not.toContain(claim);
  });

  it('is unchanged where another form was sent', () => {
    expect(drawn({ formId: 'another' }).innerHTML).toBe(render(draw({ visit: {} })).page.innerHTML);
  });
});

it.each([
  ['call-back', 'callTime', ['Evening, 17 to 19']],
  ['quote', 'projectTypes', ['MVP', 'Design']],
  ['addition', 'projectTypes', ['Prototyping']],
  ['addition', 'timeline', ['1 year']],
  ['estimate', 'platforms', ['flow-evm']],
  ['estimate', 'projectType', ['web']],
])('keeps ticked in the form %s what was chosen as %s, and says there what is wrong', (formId, name, values) => {
  const [, draw] = forms.find(([id]) => id === formId) ?? [];
  const answer: FormAnswer = { formId, typed: { [name]: values }, errors: [{ name, message }], filesLost: [] };
  const form = formIn(render(draw?.({ visit: { form: answer } })).page, formId);
  expect(form.chosen(name).toSorted()).toEqual(values.toSorted());
  expect(form.errorAt(name)).toBe(message);
  expect(form.isToldOf(name)).toBe(true);
  expect(form.summary?.links[0]?.leadsTo?.getAttribute('name')).toBe(name);
});

it.each([
  ['call-back', 'callTime', 'Morning, 9 to 12', { morning: 'Vormittags' }],
  ['quote', 'projectTypes', 'Other', { otherProject: 'Anderes' }],
  ['quote', 'timeline', '1+ year', { longer: 'Mehr als ein Jahr' }],
  ['addition', 'timeline', 'Not specified', { notSpecified: 'Offen' }],
])(
  'names in the form %s a choice of %s as its owner does, and sends the usual word',
  (formId, name, usual, formWords) => {
    const [, draw] = forms.find(([id]) => id === formId) ?? [];
    const visit = { form: { formId, typed: { [name]: [usual] }, errors: [], filesLost: [] } };
    const { page } = render(draw?.({ visit, site: { ...examplePage.site, formWords } }));
    const form = formIn(page, formId);
    const [, word = ''] = Object.entries(formWords)[0] ?? [];
    expect(textsIn(page)).toContain(word);
    expect(textsIn(page)).not.toContain(usual);
    const [control] = form.controls(name);
    if (control?.tagName === 'SELECT') expect(wordsOf(control.querySelector('option[selected]'))).toBe(word);
    expect([form.chosen(name), form.valueOf(name)].flat()).toContain(usual);
  },
);

it('names countries in the language of the site, and sends the usual name', () => {
  const [, draw] = forms.find(([id]) => id === 'contact') ?? [];
  const visit = { form: { formId: 'contact', typed: { country: ['Germany'] }, errors: [], filesLost: [] } };
  const site = { ...examplePage.site, language: 'de', formWords: { notSpecified: 'Keine Angabe' } } as const;
  const page = render(draw?.({ visit, site }));
  expect(page.getByText<HTMLOptionElement>('Deutschland')).toMatchObject({ value: 'Germany' });
  expect(page.getByText<HTMLOptionElement>('Deutschland').hasAttribute('selected')).toBe(true);
  expect(page.getByText<HTMLOptionElement>('Keine Angabe')).toMatchObject({ value: 'Not specified' });
});

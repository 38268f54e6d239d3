import { processingNote } from '@frontage/contract/contact/messages.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { formIn } from '../testing/formIn.ts';
import { render, wordsOf } from '../testing/render.ts';
import { estimateExamples } from './Estimate.examples.ts';
import { estimate } from './Estimate.schema.ts';
import { Estimate } from './Estimate.tsx';

const shown = () => render(<Estimate {...propsOf(estimateExamples, 'three questions')} />);
const [example] = estimateExamples;

describe('the estimate', () => {
  it('asks to agree to the processing that an answer needs, and to no marketing', () => {
    const { page } = shown();
    expect(formIn(page, 'estimate').valueOf('consentVersion')).toBe(processingNote.version);
    expect(wordsOf(page)).toContain(processingNote.text);
    expect(page.innerHTML).not.toContain('marketing');
  });

  it('counts in the currency of the settings, which its script gets', () => {
    const marked = '[data-estimate-currency]';
    expect(wordsOf(shown().page)).toContain('low, $');
    expect(shown().page.querySelector(marked)).toBeNull();
    const { page, ...props } = propsOf(estimateExamples, 'three questions');
    const abroad = render(
      <Estimate {...props} page={{ ...page, site: { ...page.site, currency: 'GBP' as const } }} />,
    ).page;
    expect(wordsOf(abroad)).toContain('low, £');
    expect(abroad.querySelector<HTMLElement>(marked)?.dataset.estimateCurrency).toBe('GBP');
  });

  it('asks its questions with boxes that need no script', () => {
    const form = formIn(shown().page, 'estimate');
    expect(form.getAllByRole('group')).toHaveLength(3);
    expect(form.controls('projectType').map(({ type }) => type)).toEqual(['radio', 'radio', 'radio']);
    expect(form.controls('platforms').map(({ type }) => type)).toEqual(['checkbox', 'checkbox']);
  });

  it('shows what each answer to its first question comes to, before one is given', () => {
    const sums = shown().page.querySelectorAll('[data-estimate-empty] dd');
    expect([...sums].map(wordsOf)).toEqual(['$20,000 to 28,000', '$35,000 to 49,000', '$7,000']);
  });

  it('shows no sum and no zero while nothing is answered', () => {
    const { page } = shown();
    expect(wordsOf(page)).toContain('Answer one question');
    expect(page.querySelector<HTMLElement>('[data-estimate-full]')?.hidden).toBe(true);
    expect([...page.querySelectorAll('td')].map(wordsOf)).not.toContain('0');
    const rows = [...page.querySelectorAll<HTMLElement>('[data-estimate-row]')];
    expect(rows.map(({ hidden }) => hidden)).toEqual(Array(6).fill(true));
  });

  it('lets a browser without script ask for the bill before it gives an address', () => {
    const { page } = shown();
    const add = page.querySelector('[formaction="/send-mail/estimate/bill#example-bill"]');
    expect(add?.tagName).toBe('BUTTON');
    const order = [...page.querySelectorAll('button, [name=email]')];
    expect(order.indexOf(add as Element)).toBeLessThan(order.findIndex(({ tagName }) => tagName === 'INPUT'));
  });

  it('has rates and version in an attribute of the form, and so without markup', () => {
    const { page } = shown();
    const rates = page.querySelector('[data-estimate-rates]')?.getAttribute('data-estimate-rates');
    expect(JSON.parse(rates ?? '')).toEqual(example?.block.rates);
    expect(formIn(page, 'estimate').valueOf('ratesVersion')).toBe('2026-11-01');
  });
});

describe('rates', () => {
  const refusal = (change: (rates: NonNullable<typeof example>['block']['rates']) => void) => {
    const block = structuredClone(example?.block);
    if (block) change(block.rates);
    return estimate.safeParse(block).error?.issues[0]?.message;
  };

  it('are refused where a low figure is above its high one', () => {
    expect(
      refusal(({ questions }) => {
        const row = questions[0]?.options[0]?.rows[0];
        if (row) row.low = 30_000;
      }),
    ).toBe('the low figure is above the high one');
  });

  it('are refused where a question, or an answer to one, is repeated', () => {
    expect(refusal(({ questions }) => questions[0] && questions.splice(1, 1, questions[0]))).toBe(
      'the question projectType is asked twice',
    );
    expect(
      refusal(({ questions }) => {
        const option = questions[0]?.options[1];
        if (option) option.value = 'contracts';
      }),
    ).toBe('two answers are stored as contracts');
  });
});

describe('the estimate of a visitor without script', () => {
  const formWith = (changes: Partial<FormAnswer>) => {
    const props = propsOf(estimateExamples, 'three questions');
    const form: FormAnswer = { formId: 'estimate', typed: {}, errors: [], filesLost: [], ...changes };
    return render(<Estimate {...props} page={{ ...props.page, visit: { form } }} />).page;
  };
  const typed = { projectType: ['web'], platforms: ['flow-cadence', 'flow-evm'], message: ['And a map'] };
  const rowsIn = (page: HTMLElement) => [...page.querySelectorAll('[data-estimate-row]:not([hidden])')];

  it('is shown again with the lines and sums of the answers, and with everything that was typed', () => {
    const page = formWith({ typed });
    expect(rowsIn(page).map((row) => [...row.children].map(wordsOf))).toEqual([
      ['Contracts with tests', '20,000', '28,000'],
      ['Screens and their tests', '15,000', '21,000'],
      ['The EVM side of Flow', '5,000', '8,000'],
    ]);
    const form = formIn(page, 'estimate');
    expect(form.chosen('platforms')).toEqual(typed.platforms);
    expect(form.valueOf('message')).toBe('And a map');
    expect([form.valueOf('lowUsd'), form.valueOf('highUsd')]).toEqual(['40000', '57000']);
  });

  it('shows the range in place of the invitation to answer, and says nothing above the form', () => {
    const page = formWith({ typed });
    expect(page.querySelector<HTMLElement>('[data-estimate-empty]')?.hidden).toBe(true);
    expect(page.querySelector<HTMLElement>('[data-estimate-full]')?.hidden).toBe(false);
    const { notice, summary } = formIn(page, 'estimate');
    expect([notice, summary]).toEqual([undefined, undefined]);
  });

  it('stays without a sum where nothing was answered, or nothing that the rates know', () => {
    expect(rowsIn(formWith({}))).toEqual([]);
    expect(rowsIn(formWith({ typed: { projectType: ['castle'] } }))).toEqual([]);
    expect(formIn(formWith({}), 'estimate').valueOf('lowUsd')).toBe('');
  });

  it('keeps the bill where something else is wrong', () => {
    const page = formWith({ typed, errors: [{ name: 'name', message: 'The name field is required' }] });
    expect(rowsIn(page)).toHaveLength(3);
    expect(formIn(page, 'estimate').errorAt('name')).toBe('The name field is required');
  });
});

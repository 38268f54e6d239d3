import { processingNote, thankYouText } from '@frontage/contract/contact/messages.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formIn } from '../examples/formIn.ts';
import { propsOf } from '../examples/pageContext.ts';
import { elementsIn, readMarkup } from '../examples/readMarkup.ts';
import { estimateExamples } from './Estimate.examples.ts';
import { estimate } from './Estimate.schema.ts';
import { Estimate } from './Estimate.tsx';

const html = () => renderToStaticMarkup(<Estimate {...propsOf(estimateExamples, 'three questions')} />);
const [example] = estimateExamples;

describe('the estimate', () => {
  it('asks for the processing that an answer needs, and for no marketing', () => {
    expect(html()).toContain(`value="${processingNote.version}"`);
    expect(html().replaceAll(/<[^>]+>/g, '')).toContain(processingNote.text);
    expect(html()).not.toContain('marketing');
  });

  it('counts in the currency of the settings, which its script is told', () => {
    expect(html()).toContain('low, $');
    expect(html()).not.toContain('data-estimate-currency');
    const { page, ...props } = propsOf(estimateExamples, 'three questions');
    const abroad = { ...page, site: { ...page.site, currency: 'GBP' as const } };
    const shown = renderToStaticMarkup(<Estimate {...props} page={abroad} />);
    expect(shown).toContain('low, £');
    expect(shown).toContain('data-estimate-currency="GBP"');
  });

  it('says who answers and when, by the settings, once it was sent', () => {
    const [, thanks = ''] = html().split('data-form-thanks');
    expect(thanks).toContain(`${thankYouText} An engineer reads it and answers within one working day.`);
  });

  it('asks its questions by boxes that need no script', () => {
    expect(
      html()
        .split('data-form-thanks')[0]
        ?.match(/<fieldset/g),
    ).toHaveLength(3);
    expect(html().match(/type="radio"[^>]* name="projectType"/g)).toHaveLength(3);
    expect(html().match(/type="checkbox"[^>]* name="platforms"/g)).toHaveLength(2);
  });

  it('shows no sum and no zero while nothing is answered', () => {
    expect(html()).toContain('Answer one question');
    expect(html()).toMatch(/<div hidden="" data-estimate-full="">/);
    expect(html()).not.toMatch(/<td[^>]*>\$?0<\/td>/);
    expect(html().match(/<tr hidden="" data-estimate-row=/g)).toHaveLength(6);
  });

  it('lets a browser without script ask for the bill before it gives an address', () => {
    const add = html().indexOf('formAction="/send-mail/estimate/bill#example-bill"');
    expect(add).toBeGreaterThan(0);
    expect(add).toBeLessThan(html().indexOf('name="email"'));
  });

  it('carries rates and version with the form, as an attribute and so without markup', () => {
    const rates = html()
      .match(/data-estimate-rates="([^"]*)"/)?.[1]
      ?.replaceAll('&quot;', '"');
    expect(JSON.parse(rates ?? '')).toEqual(example?.block.rates);
    expect(html()).toContain('name="ratesVersion" value="2026-11-01"');
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

  it('are refused where a question, or an answer to one, is there twice', () => {
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
    return renderToStaticMarkup(<Estimate {...props} page={{ ...props.page, visit: { form } }} />);
  };
  const typed = { projectType: ['web'], platforms: ['flow-cadence', 'flow-evm'], message: ['And a map'] };
  const rowsIn = (text: string) =>
    elementsIn(readMarkup(text)).filter(
      ({ attributes }) => 'data-estimate-row' in attributes && !('hidden' in attributes),
    );

  it('comes back with the lines and the sums of the answers, and with all that was typed', () => {
    const text = formWith({ typed });
    expect(rowsIn(text).map((row) => row.children.map((cell) => cell.text))).toEqual([
      ['Contracts with tests', '20,000', '28,000'],
      ['Screens and their tests', '15,000', '21,000'],
      ['The EVM side of Flow', '5,000', '8,000'],
    ]);
    const form = formIn(text, 'estimate');
    expect(form.chosen('platforms')).toEqual(typed.platforms);
    expect(form.valueOf('message')).toBe('And a map');
    expect([form.valueOf('lowUsd'), form.valueOf('highUsd')]).toEqual(['40000', '57000']);
  });

  it('shows the range in place of the invitation to answer, and says nothing above the form', () => {
    const text = formWith({ typed });
    expect(text).toMatch(/<div hidden="" data-estimate-empty="">/);
    expect(text).toMatch(/<div data-estimate-full="">/);
    const { notice, summary } = formIn(text, 'estimate');
    expect([notice, summary]).toEqual([undefined, undefined]);
  });

  it('stays without a sum where nothing was answered, or nothing that the rates know', () => {
    expect(rowsIn(formWith({}))).toEqual([]);
    expect(rowsIn(formWith({ typed: { projectType: ['castle'] } }))).toEqual([]);
    expect(formIn(formWith({}), 'estimate').valueOf('lowUsd')).toBe('');
  });

  it('keeps the bill where something else is wrong', () => {
    const text = formWith({ typed, errors: [{ name: 'name', message: 'The name field is required' }] });
    expect(rowsIn(text)).toHaveLength(3);
    expect(formIn(text, 'estimate').errorAt('name')).toBe('The name field is required');
  });
});

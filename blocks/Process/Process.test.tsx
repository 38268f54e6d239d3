import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { processExamples } from './Process.examples.ts';
import { processSchema } from './Process.schema.ts';
import { Process } from './Process.tsx';

const [sixteenWeeks] = processExamples;

describe('Process', () => {
  it('says each phase and its weeks in words, for those who do not see the chart', () => {
    const html = renderToStaticMarkup(<Process {...propsOf(processExamples, 'five phases in sixteen weeks')} />);
    expect(html).toContain('Weeks 1 to 3. Facts, risks, a priced plan.');
    expect(html.match(/<h3>/g)).toHaveLength(5);
  });

  it('hides the chart from assistive technology and sets nothing by inline style', () => {
    const html = renderToStaticMarkup(<Process {...propsOf(processExamples, 'five phases in sixteen weeks')} />);
    expect(html.match(/<svg class=/g)).toHaveLength(3);
    expect(html.match(/<svg class="[^"]*" height="\d+" aria-hidden="true"/g)).toHaveLength(3);
    expect(html).not.toContain('style=');
  });

  it('draws the asset once in each of its three charts', () => {
    const html = renderToStaticMarkup(
      <Process {...propsOf(processExamples, 'three phases in four weeks, without notes')} />,
    );
    expect(html.match(/<rect class="[^"]*accent/g)).toHaveLength(3);
  });
});

it('writes a note twice where a large screen has room for it elsewhere, so that one of both fits', () => {
  const html = renderToStaticMarkup(<Process {...propsOf(processExamples, 'five phases in sixteen weeks')} />);
  expect(html.match(/>Contracts and product, in laps</g)).toHaveLength(2);
  expect(html.match(/>Facts, risks, a priced plan</g)).toHaveLength(1);
});

describe('the process schema', () => {
  it('refuses a phase that ends before it begins, or after the chart, and says so at its field', () => {
    const block = structuredClone(sixteenWeeks?.block);
    const items = block?.items.map((item, index) => {
      if (index === 1) return { ...item, endWeek: 2 };
      return index === 4 ? { ...item, endWeek: 17 } : item;
    });
    const result = processSchema.safeParse({ ...block, items });
    expect(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      ['items.1.endWeek', 'the week it begins in, 3, or a later one'],
      ['items.4.endWeek', 'at most 16, the last week of the chart'],
    ]);
  });
});

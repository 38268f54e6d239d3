import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render } from '../testing/render.ts';
import { processExamples } from './Process.examples.ts';
import { processSchema } from './Process.schema.ts';
import { Process } from './Process.tsx';

const [sixteenWeeks] = processExamples;
const show = (name: string) => render(<Process {...propsOf(processExamples, name)} />);

describe('Process', () => {
  it('gives each phase and its weeks in words, for people who do not see the chart', () => {
    const { getAllByRole, getByText } = show('five phases in sixteen weeks');
    expect(getByText('Weeks 1 to 3. Facts, risks, a priced plan.')).toBeTruthy();
    expect(getAllByRole('heading', { level: 3 })).toHaveLength(5);
  });

  it('hides the chart from assistive technology and sets nothing by inline style', () => {
    const { page } = show('five phases in sixteen weeks');
    const charts = [...page.querySelectorAll('svg[class]')];
    expect(charts.map((chart) => chart.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true']);
    expect(page.querySelector('[style]')).toBeNull();
  });

  it('draws the asset once in each of its three charts', () => {
    const { page } = show('three phases in four weeks, without notes');
    expect(page.querySelectorAll('rect[class*=accent]')).toHaveLength(3);
  });
});

it('writes a note twice where its place on a large screen differs, so that one of the two fits', () => {
  const { getAllByText } = show('five phases in sixteen weeks');
  expect(getAllByText('Contracts and product, in laps')).toHaveLength(2);
  expect(getAllByText('Facts, risks, a priced plan')).toHaveLength(1);
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

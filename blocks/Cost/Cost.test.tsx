import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { formIn } from '../testing/formIn.ts';
import { render } from '../testing/render.ts';
import { findBillFault, sumOf } from './bill.ts';
import { costExamples } from './Cost.examples.ts';
import { cost } from './Cost.schema.ts';
import { Cost } from './Cost.tsx';

const shown = () => render(<Cost {...propsOf(costExamples, 'four rows')} />);

describe('the bill', () => {
  it('adds up its rows', () => {
    expect(
      sumOf([
        { label: 'one', amount: 8_000 },
        { label: 'two', amount: 22_000 },
      ]),
    ).toBe(30_000);
    expect(findBillFault(30_000, [{ label: 'one', amount: 30_000 }])).toBeUndefined();
  });

  it('is refused, naming both sums, when the rows are not the price', () => {
    const [example] = costExamples;
    const result = cost.safeParse({ ...example?.block, price: 49_000 });
    expect(result.error?.issues).toMatchObject([
      { path: ['rows'], message: 'the rows add up to 50,000, but the price is 49,000' },
    ]);
  });
});

describe('the cost block', () => {
  it('has the price in its heading, where screen readers and search engines look', () => {
    expect(shown().getByRole('heading', { level: 2, name: 'Starting at $50,000' })).toBeTruthy();
  });

  it('names every amount in the currency of the settings', () => {
    const { page, ...props } = propsOf(costExamples, 'four rows');
    const abroad = { ...page, site: { ...page.site, currency: 'EUR' as const } };
    const amounts = render(<Cost {...props} page={abroad} />).page.textContent.match(/[€$][\d,]+/g);
    expect(amounts).toEqual(['€50,000', '€8,000', '€22,000', '€14,000', '€6,000', '€50,000']);
  });

  it('asks for a quote with a real form, project types and timelines included', () => {
    const form = formIn(shown().page, 'quote');
    expect(form.controls('projectTypes')).toHaveLength(8);
    expect(form.getAllByRole('option')).toHaveLength(6);
  });

  it('links to the contact form of the page by a button, where it is a banner', () => {
    const banner = propsOf(costExamples, 'a banner whose button leads to the form of the page');
    const targetOf = (props: typeof banner) =>
      render(<Cost {...props} />)
        .getByRole('link', { name: 'Ask for a quote' })
        .getAttribute('href');
    expect(targetOf(banner)).toBe('#contact-form');
    expect(render(<Cost {...banner} />).page.querySelector('form')).toBeNull();
    const elsewhere = { ...banner, block: { ...banner.block, buttonHref: '/contacts#contact-form' } };
    expect(targetOf(elsewhere)).toBe('/contacts#contact-form');
  });

  it('offers the contact form of the page below its own, where the editor names that way', () => {
    const { block, ...props } = propsOf(costExamples, 'four rows');
    const ways = (otherWay?: string) =>
      render(<Cost {...props} block={{ ...block, ...(otherWay ? { otherWay } : {}) }} />)
        .queryAllByRole('link', { name: 'Or write to us' })
        .map((link) => link.getAttribute('href'));
    expect(ways('Or write to us')).toEqual(['#contact-form']);
    expect(ways()).toEqual([]);
  });

  it('is refused without the words of its form, unless it is a banner', () => {
    const { block } = propsOf(costExamples, 'four rows');
    const { formHeading: _, ...rest } = block;
    expect(cost.safeParse(rest).error?.issues).toMatchObject([{ path: ['formHeading'] }]);
    expect(cost.safeParse({ ...rest, isBanner: true }).success).toBe(true);
  });
});

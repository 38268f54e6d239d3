import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { billFault, sumOf } from './bill.ts';
import { costExamples } from './Cost.examples.ts';
import { cost } from './Cost.schema.ts';
import { Cost } from './Cost.tsx';

const html = () => renderToStaticMarkup(<Cost {...propsOf(costExamples, 'four rows')} />);

describe('the bill', () => {
  it('adds up its rows', () => {
    expect(
      sumOf([
        { label: 'one', amount: 8_000 },
        { label: 'two', amount: 22_000 },
      ]),
    ).toBe(30_000);
    expect(billFault(30_000, [{ label: 'one', amount: 30_000 }])).toBeUndefined();
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
  it('tells the price in its heading, where screen readers and search engines look', () => {
    expect(html()).toMatch(/<h2[^>]*>Starting at <span[^>]*>\$50,000<\/span><\/h2>/);
  });

  it('names every amount in the currency of the settings', () => {
    const { page, ...props } = propsOf(costExamples, 'four rows');
    const abroad = { ...page, site: { ...page.site, currency: 'EUR' as const } };
    const amounts = renderToStaticMarkup(<Cost {...props} page={abroad} />).match(/[€$][\d,]+/g);
    expect(amounts).toEqual(['€50,000', '€8,000', '€22,000', '€14,000', '€6,000', '€50,000']);
  });

  it('asks for a quote with a real form, project types and timelines included', () => {
    expect(html()).toContain('data-form="quote"');
    expect(html().match(/name="projectTypes"/g)).toHaveLength(8);
    expect(html().match(/<option/g)).toHaveLength(6);
  });

  it('leads to the contact form of the page by a button, where it is a banner', () => {
    const banner = propsOf(costExamples, 'a banner whose button leads to the form of the page');
    const shown = renderToStaticMarkup(<Cost {...banner} />);
    expect(shown).toMatch(/<a href="#contact-form"[^>]*>Ask for a quote<\/a>/);
    expect(shown).not.toContain('<form');
    const elsewhere = { ...banner, block: { ...banner.block, buttonHref: '/contacts#contact-form' } };
    expect(renderToStaticMarkup(<Cost {...elsewhere} />)).toContain('href="/contacts#contact-form"');
  });

  it('is refused without the words of its form, unless it is a banner', () => {
    const { block } = propsOf(costExamples, 'four rows');
    const { formHeading: _, ...rest } = block;
    expect(cost.safeParse(rest).error?.issues).toMatchObject([{ path: ['formHeading'] }]);
    expect(cost.safeParse({ ...rest, isBanner: true }).success).toBe(true);
  });
});

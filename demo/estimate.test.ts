import { estimate } from '@frontage/blocks/Estimate/Estimate.schema.ts';
import { billOf, type EstimateAnswers } from '@frontage/contract/estimate.ts';
import { describe, expect, it } from 'vitest';
import { demo } from './content.ts';

const { rates, lead, contactLead } = estimate.parse(
  demo.pages.flatMap(({ layout }) => layout).find((block) => block.acf_fc_layout === 'estimate'),
);

const startingPriceOf = (slug: string) => demo.pages.find((page) => page.slug === slug)?.offer?.startingPrice;
const lowOf = (answers: EstimateAnswers, entry: string) =>
  billOf(rates, answers).rows.find((row) => row.entry === entry)?.low;

describe('the rates of the estimate', () => {
  it('begin with the price of a whole project', () => {
    expect(billOf(rates, { projectType: ['web'] }).low).toBe(startingPriceOf('flow-blockchain-development-company'));
  });

  it.each([
    ['cadence-smart-contracts', { projectType: ['contracts'] }, 'Contracts with tests'],
    ['web-products', { projectType: ['web'] }, 'Web product'],
    ['consulting', { projectType: ['advice'] }, 'Four pages and a priced plan'],
    ['bridge-development', { features: ['bridge'] }, 'Bridge, both directions'],
    ['accounts-and-keys', { features: ['accounts'] }, 'Accounts and keys'],
    ['cadence-audit', { features: ['audit'] }, 'Audit by a second team'],
  ])('begin with the price of the service %s', (slug, answers, entry) => {
    expect(startingPriceOf(slug)).toBeGreaterThan(0);
    expect(lowOf(answers, entry)).toBe(startingPriceOf(slug));
  });

  it('begin a market with contracts at the price of the service for markets', () => {
    const low = (lowOf({ features: ['market'] }, 'Listing, sale and royalty') ?? 0) + 22_000;
    expect(low).toBe(startingPriceOf('nft-marketplaces'));
  });

  it('have the number of questions and the date given in the texts', () => {
    expect(rates.questions).toHaveLength(6);
    expect(lead).toMatch(/^Six answers/);
    expect(contactLead).toContain('six answers');
    const [day, month, year] = new Date(rates.version)
      .toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
      .split(' ');
    // Written as everywhere (docs/voice.md), and never broken over two lines.
    expect(lead).toContain(`Rates of ${day}\u00a0${month},\u00a0${year}.`);
  });
});

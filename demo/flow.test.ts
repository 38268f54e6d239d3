import { describe, expect, it } from 'vitest';
import { flow } from './pages/flow.ts';

function blocksOf<Layout extends (typeof flow.layout)[number]['acf_fc_layout']>(layout: Layout) {
  return flow.layout.filter(
    (block): block is Extract<typeof block, { acf_fc_layout: Layout }> => block.acf_fc_layout === layout,
  );
}

function only<Entry>(entries: Entry[]): Entry {
  const [entry, ...others] = entries;
  if (!entry || others.length > 0) throw new Error(`One was expected, there are ${entries.length}`);
  return entry;
}

describe('the landing page', () => {
  it('has the 24 sections of R2 in their order, then the contact form', () => {
    expect(flow.layout.map(({ acf_fc_layout }) => acf_fc_layout)).toEqual([
      'hero',
      'breadcrumbs',
      'challenges',
      'services_accordion',
      'contact_banner',
      'cases',
      'contact_link',
      'reasons',
      'numbers',
      'award',
      'steps',
      'cost',
      'slider',
      'process',
      'stack',
      'platforms',
      'slider',
      'journey',
      'contact_prompt',
      'event_banner',
      'faq',
      'latest_articles',
      'links_grid',
      'offices',
      'contact_form',
    ]);
  });

  it('has the titles of R2', () => {
    expect(flow.title).toBe('Flow Blockchain Development Services');
    expect(flow.head.title).toBe('Flow Blockchain Development Company');
  });

  it('offers the two ways on from the hero of R2', () => {
    const hero = only(blocksOf('hero'));
    expect(hero.action).toEqual({ label: 'Book a free call', href: '/book' });
    expect(hero.secondAction).toEqual({ label: 'Read our show cases', href: '#portfolio' });
  });

  it('has as many challenges, cases, reasons, steps, phases and questions as R2 has them', () => {
    expect(only(blocksOf('challenges')).items).toHaveLength(6);
    expect(only(blocksOf('cases')).items).toHaveLength(4);
    expect(only(blocksOf('reasons')).items).toHaveLength(3);
    expect(only(blocksOf('steps')).items).toHaveLength(6);
    expect(only(blocksOf('process')).items).toHaveLength(5);
    expect(only(blocksOf('journey')).items).toHaveLength(4);
    expect(only(blocksOf('faq')).items).toHaveLength(5);
    expect([6, 7]).toContain(only(blocksOf('services_accordion')).items.length);
  });

  it('shows the figures of R19', () => {
    const figures = only(blocksOf('numbers')).items.map(({ label, title }) => `${label} ${title.replace('\n', ' ')}`);
    expect(figures.toSorted()).toEqual([
      '13+ years in blockchain',
      '17+ years in software',
      '200+ smart contracts',
      '3 unicorns among clients',
      '8 Solana projects',
      '80+ DLT projects',
    ]);
  });

  it('names the 13 platforms in their order, Flow as the current one', () => {
    const { items } = only(blocksOf('platforms'));
    expect(items.map(({ title }) => title).join(', ')).toBe(
      'Cardano, Polkadot, Ethereum, Hyperledger, Solana, Binance, Polygon, Flow, Bitcoin, TON, Hedera, INTMAX, Canton.Network',
    );
    expect(items.filter(({ isCurrent }) => isCurrent).map(({ title }) => title)).toEqual(['Flow']);
  });

  it('leads from each industry to its page', () => {
    const [industries] = blocksOf('slider');
    expect(industries?.slides.map(({ title }) => title)).toEqual([
      'FinTech & banking',
      'Retail & eCommerce',
      'Supply chain & logistics',
      'Healthcare',
      'Real estate',
      'Oil & gas',
    ]);
    expect(industries?.slides.every(({ href }) => href?.startsWith('/industries/'))).toBe(true);
  });

  it('promises a first version in 3 to 6 months, and phases that fit into it', () => {
    const answers = only(blocksOf('faq')).items.map(({ description }) => description);
    expect(answers.some((answer) => answer.includes('MVP takes 3 to 6 months'))).toBe(true);
    const months = (only(blocksOf('process')).weeks * 7) / 30.4;
    expect(months).toBeGreaterThan(3);
    expect(months).toBeLessThan(6);
  });
});

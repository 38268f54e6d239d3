import { pathOfPage } from '@frontage/contract/pageParts.ts';
import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { demo } from './content.ts';
import type { DemoBlock } from './demoContent.schema.ts';
import { findTexts } from './findTexts.ts';
import { portraits } from './media/portraits.ts';
import { findPictureNames } from './resolvePictures.ts';

describe('the overview of services', () => {
  it('lists each service, and that of solutions each solution', () => {
    const listed = ['services', 'solutions'].flatMap((slug) =>
      findTexts(pageAt(`/${slug}`).layout).map(({ text }) => text),
    );
    for (const { type, slug } of demo.pages) {
      if (type === 'service') expect(listed, slug).toContain(pathOfPage(type, slug));
    }
  });
});

describe('a page that sells', () => {
  const isList = ({ slug }: { slug: string }) =>
    ['services', 'solutions', 'industries', 'engagement-models'].includes(slug);
  const selling = demo.pages.filter((page) => page.type === 'service' || page.type === 'industry' || isList(page));
  const nameOf = (block: DemoBlock) => block.acf_fc_layout;

  // The landing page has the sections of R2 and no others: its faces are those of the person who answers and of reviews.
  it.each(
    selling
      .filter(({ slug }) => slug !== 'flow-blockchain-development-company')
      .map((page) => ({ slug: page.slug, page })),
  )('$slug shows a case, the words of somebody with a face, and a figure that says how it was counted', ({ page }) => {
    const names = page.layout.map(nameOf);
    expect(names.some((name) => name === 'case_on_ink' || name === 'cases')).toBe(true);
    const [said] = blocksOf(page.slug, 'customerInfo');
    expect(said?.picture).toBeDefined();
    expect(said?.facts?.some(({ title }) => title === 'Counted')).toBe(true);
  });

  it('ends in one of several ways', () => {
    const ends = selling.map(({ layout }) => {
      const [last] = layout.slice(-1);
      return last?.acf_fc_layout === 'contact_prompt' ? last.href : last?.acf_fc_layout;
    });
    expect(new Set(ends)).toEqual(new Set(['form', 'links_grid', '/book', '/estimate']));
  });
});

describe('everybody who is named', () => {
  const faces = new Set([...demo.people, ...demo.reviews].map(({ name }) => name));
  const blocks = [...demo.pages, ...demo.articles].flatMap(({ slug, layout }) =>
    layout.map((block) => ({ slug, block })),
  );

  it('has a face of their own', () => {
    const shown: string[] = [];
    const missing: string[] = [];
    const ask = (slug: string, name: string, picture?: unknown) => {
      shown.push(name);
      if (!picture && !faces.has(name)) missing.push(`${slug}: ${name}`);
    };
    for (const { slug, block } of blocks) {
      if (block.acf_fc_layout === 'quote' || block.acf_fc_layout === 'customerInfo')
        ask(slug, block.name, block.picture);
      if (block.acf_fc_layout === 'contact_prompt' && block.person) ask(slug, block.person);
      if (block.acf_fc_layout === 'proof') ask(slug, block.quoteAuthor.split(',')[0] ?? '');
      if (block.acf_fc_layout === 'people') for (const { name } of block.items) ask(slug, name);
      if (block.acf_fc_layout === 'feature_grid')
        for (const { isPerson, label } of block.items) if (isPerson) ask(slug, label);
    }
    for (const { host } of calls.desks) ask('calls', host);
    expect(new Set(shown).size).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it('has a face that nobody else has', () => {
    const byFace = new Map<string, Set<string>>();
    const note = (name: string, picture: unknown) => {
      for (const face of findPictureNames(picture)) byFace.set(face, new Set([...(byFace.get(face) ?? []), name]));
    };
    for (const { name, portrait } of demo.people) note(name, portrait);
    for (const { name, picture } of demo.reviews) note(name, picture);
    for (const { block } of blocks)
      if (block.acf_fc_layout === 'quote' || block.acf_fc_layout === 'customerInfo') note(block.name, block.picture);
    expect([...byFace].filter(([, names]) => names.size > 1)).toEqual([]);
    expect([...byFace.keys()].sort()).toEqual(Object.keys(portraits).sort());
  });
});

it('promises on the home page the same day for audits as in the list of services', () => {
  const listed = blocksOf('services', 'services_groups').flatMap(({ groups }) => groups.flatMap(({ items }) => items));
  const audit = listed.find(({ href }) => href === '/services/cadence-audit');
  const rows = blocksOf('home', 'manifest').flatMap(({ items }) => items);
  expect(audit?.first).toBeDefined();
  expect(rows.map(({ result }) => result)).toContain(audit?.first);
});

describe('the company in numbers', () => {
  it('has the same number of people and engineers on each page that counts them', () => {
    const texts = findTexts([demo.pages.filter(({ slug }) => slug !== 'events'), demo.settings]).map(
      ({ text }) => text,
    );
    const people = texts.flatMap((text) => findCounts(text, /([\w-]+) people\b/g));
    const engineers = texts.flatMap((text) => [
      ...findCounts(text, /([\w-]+) of them (?:are )?engineers\b/g),
      ...findCounts(text, /engineers, ([\w-]+) of them\b/g),
    ]);
    expect(people.length).toBeGreaterThanOrEqual(5);
    expect(engineers.length).toBeGreaterThanOrEqual(3);
    expect(new Set(people).size, people.join(', ')).toBe(1);
    expect(new Set(engineers).size, engineers.join(', ')).toBe(1);
    expect(engineers[0]).toBeLessThan(people[0] ?? 0);
  });

  it('has delivered a number of ledgers that is the sum of its years', () => {
    for (const { total, years } of demo.pages.flatMap(({ slug }) => blocksOf(slug, 'proof'))) {
      expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(years.at(0)?.year).toBe(demo.settings.foundingYear + 4);
    }
  });

  it('states the same years for a person on each page', () => {
    const posts = demo.pages.flatMap(({ slug }) => blocksOf(slug, 'people').flatMap(({ items }) => items));
    const grid = blocksOf('team', 'feature_grid').flatMap(({ items }) => items);
    expect(posts.length).toBeGreaterThanOrEqual(7);
    for (const { name, place, years } of posts) {
      expect(grid.find(({ label }) => label === name)?.bottomText, name).toBe(`${place}, ${years} years`);
    }
  });
});

function pageAt(path: string) {
  const page = demo.pages.find(({ type, slug }) => pathOfPage(type, slug) === path);
  if (!page) throw new Error(`No page stands at ${path}`);
  return page;
}

function blocksOf<Layout extends DemoBlock['acf_fc_layout']>(slug: string, layout: Layout) {
  const page = demo.pages.find((one) => one.slug === slug);
  return (page?.layout ?? []).filter(
    (block): block is Extract<DemoBlock, { acf_fc_layout: Layout }> => block.acf_fc_layout === layout,
  );
}

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ones = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/**
 * Returns numbers from 20 to 99 that an expression finds, in figures or in words. Smaller numbers are those of a team,
 * not of the company.
 */
function findCounts(text: string, expression: RegExp): number[] {
  return [...text.matchAll(expression)]
    .map(([, said = '']) => {
      const [ten = '', one = ''] = said.toLowerCase().split('-');
      return Number(said) || tens.indexOf(ten) * 10 + ones.indexOf(one);
    })
    .filter((count) => count >= 20 && count < 100);
}

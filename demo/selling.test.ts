import { pathOfPage } from '@frontage/contract/pageType.ts';
import { describe, expect, it } from 'vitest';
import { demo } from './content.ts';
import type { DemoBlock } from './demoContent.schema.ts';
import { findTexts } from './findTexts.ts';

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
    expect(posts.length).toBeGreaterThanOrEqual(14);
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

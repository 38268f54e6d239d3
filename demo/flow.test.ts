import { readFileSync } from 'node:fs';
import { pathOfPage } from '@frontage/contract/pageParts.ts';
import { describe, expect, it } from 'vitest';
import { demo } from './content.ts';
import { flow } from './pages/flow.ts';

type Layout = (typeof flow.layout)[number]['acf_fc_layout'];

const rules = readFileSync(new URL('../docs/rules.md', import.meta.url), 'utf8');

/** Returns the text of a rule in one line. Throws if the rule is missing. */
function readRule(number: number): string {
  const [, text] = rules.split(new RegExp(`^### R${number}\\. .*$`, 'm'));
  if (!text) throw new Error(`docs/rules.md has no R${number}`);
  return (text.split(/^##/m)[0] ?? '').replaceAll('\n', ' ').trim();
}

/** Returns the names that a rule lists in brackets after a word. */
function listNamesBehind(word: string): string[] {
  const [, list = ''] = new RegExp(`${word} \\(([^)]+)\\)`).exec(readRule(2)) ?? [];
  return list.split(', ');
}

function blocksOf<Name extends Layout>(layout: Name) {
  return flow.layout.filter(
    (block): block is Extract<typeof block, { acf_fc_layout: Name }> => block.acf_fc_layout === layout,
  );
}

function takeOnly<Entry>(entries: Entry[]): Entry {
  const [entry, ...others] = entries;
  if (!entry || others.length > 0) throw new Error(`One was expected, there are ${entries.length}`);
  return entry;
}

/** The words with which R2 names the section of a block. */
const namedBy: Partial<Record<Layout, RegExp>> = {
  hero: /: hero with/,
  breadcrumbs: /^breadcrumbs/,
  challenges: /challenges/,
  services_accordion: /accordion/,
  form: /banner that opens the form/,
  cases: /cases/,
  contact_link: /^banner/,
  reasons: /reasons/,
  numbers: /statistics/,
  award: /award/,
  steps: /steps/,
  cost: /cost/,
  slider: /slider/,
  process: /process/,
  stack: /stack/,
  platforms: /platforms/,
  journey: /journey/,
  contact_prompt: /prompt/,
  event_banner: /event banner/,
  faq: /questions/,
  latest_articles: /articles/,
  links_grid: /links/,
  offices: /offices/,
};

describe('the landing page', () => {
  it('has the sections of R2 in order, then the contact form', () => {
    const sections = readRule(2).split('; ');
    const blocks = flow.layout.map(({ acf_fc_layout }) => acf_fc_layout);
    expect(flow.layout.at(-1)).toMatchObject({ acf_fc_layout: blocks.pop(), form: 'contact', look: 'closing' });
    expect(blocks).toHaveLength(sections.length);
    for (const [place, section] of sections.entries())
      expect(section).toMatch(namedBy[blocks[place] ?? 'hero'] ?? /^$/);
  });

  it('offers the two links of R2 in its hero, each to an existing target', () => {
    const { action, secondAction } = takeOnly(blocksOf('hero'));
    for (const way of [action, secondAction]) expect(readRule(2)).toContain(`"${way?.label}"`);
    const paths = demo.pages.map(({ type, slug }) => pathOfPage(type, slug));
    expect(paths).toContain(action?.href);
    expect(flow.layout.flatMap((block) => ('anchor' in block ? [`#${block.anchor}`] : []))).toContain(
      secondAction?.href,
    );
  });

  it('has the number of challenges, cases, reasons, steps, phases and questions given in R2', () => {
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
    const counted = [
      ['challenges', takeOnly(blocksOf('challenges')).items],
      ['cases', takeOnly(blocksOf('cases')).items],
      ['reasons', takeOnly(blocksOf('reasons')).items],
      ['steps;', takeOnly(blocksOf('steps')).items],
      ['phases', takeOnly(blocksOf('process')).items],
      ['steps; contact prompt', takeOnly(blocksOf('journey')).items],
      ['questions', takeOnly(blocksOf('faq')).items],
    ] as const;
    for (const [what, items] of counted) expect(readRule(2)).toContain(`${words[items.length]} ${what}`);
  });

  it('shows the figures of R19', () => {
    const { items } = takeOnly(blocksOf('numbers'));
    expect(items).toHaveLength(6);
    for (const { label, title } of items) {
      expect(readRule(19)).toContain(
        `${label} ${title.replace('\n', ' ')}`.replace(' in software', '').replace(' among clients', ''),
      );
    }
  });

  it('names the platforms of R2 in order, its own as the current one', () => {
    const { items } = takeOnly(blocksOf('platforms'));
    expect(items.map(({ title }) => title)).toEqual(listNamesBehind('platforms grid'));
    const current = takeOnly(items.filter(({ isCurrent }) => isCurrent));
    expect(flow.title).toContain(current.title);
  });

  it('links each industry of R2 to its page', () => {
    const [industries] = blocksOf('slider');
    expect(industries?.slides.map(({ title }) => title)).toEqual(listNamesBehind('industries slider'));
    const pages = demo.pages.filter(({ type }) => type === 'industry').map(({ type, slug }) => pathOfPage(type, slug));
    for (const { href } of industries?.slides ?? []) expect(pages).toContain(href);
  });

  it('promises the first version of R19, and phases that fit it', () => {
    const [, months, least, most] = /An (MVP takes (\d+) to (\d+) months)/.exec(readRule(19)) ?? [];
    const answers = takeOnly(blocksOf('faq')).items.map(({ description }) => description);
    expect(answers.filter((answer) => answer.includes(months ?? 'no months'))).toHaveLength(1);
    const inMonths = (takeOnly(blocksOf('process')).weeks * 7) / 30.4;
    expect(inMonths).toBeGreaterThan(Number(least));
    expect(inMonths).toBeLessThan(Number(most));
  });
});

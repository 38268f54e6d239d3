import { pathOfPage } from '@frontage/contract/pageParts.ts';
import { describe, expect, it } from 'vitest';
import { workList } from './pages/cases/workList.ts';
import { casePages, pages } from './pages.ts';

/** The case sections of R22. */
const sections = [
  'work',
  'headdescription',
  'about_the_client',
  'team',
  'twocolumnstext',
  'call_to_action',
  'solutions',
  'projectFeatures',
  'client_success',
  'customerInfo',
  'relatedPosts',
  'image_with_text',
];
const numbers = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');

type Layout = (typeof casePages)[number]['layout'];
type Block = Layout[number];

function blockOf<Name extends Block['acf_fc_layout']>(page: { slug: string; layout: Layout }, name: Name) {
  const found = page.layout.find((one): one is Extract<Block, { acf_fc_layout: Name }> => one.acf_fc_layout === name);
  if (!found) throw new Error(`${page.slug} has no ${name}`);
  return found;
}

const factOf = (page: (typeof casePages)[number], title: string) =>
  blockOf(page, 'headdescription').facts.find((fact) => fact.title === title)?.description;

const named = casePages.map((page) => ({ slug: page.slug, page }));

describe('the four cases together', () => {
  it('show each of the twelve sections', () => {
    const shown = new Set<string>(casePages.flatMap(({ layout }) => layout.map((block) => block.acf_fc_layout)));
    expect(sections.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('are those on the landing page, with one register entry each', () => {
    const slugs = casePages.map(({ slug }) => slug);
    expect(slugs).toEqual(['hushmint', 'opaline', 'tidemark', 'causeway']);
    expect(blockOf(workList, 'case_register').items.map(({ caseSlug }) => caseSlug)).toEqual(slugs);
  });

  it('have the same title, text and months on every page that shows them', () => {
    const shown = pages.flatMap(({ layout }) =>
      layout.flatMap((block) => (block.acf_fc_layout === 'cases' ? block.items : [])),
    );
    expect(new Set(shown.map(({ href }) => href)).size).toBe(4);
    for (const { href, title, meta, description } of shown) {
      const target = casePages.find(({ type, slug }) => pathOfPage(type, slug) === href);
      expect(target).toMatchObject({ title, card: { label: meta, description } });
    }
  });
});

describe('each case', () => {
  it.each(named)('$slug has at least nine of the sections, and each at most once', ({ page }) => {
    const shown = page.layout.map((block) => block.acf_fc_layout).filter((name) => sections.includes(name));
    expect(shown.length).toBeGreaterThanOrEqual(9);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it.each(named)('$slug has the same number of people on its chart, in its heading and in the register', ({ page }) => {
    const team = blockOf(page, 'team');
    const people = team.items.reduce((sum, role) => sum + role.people, 0);
    const entry = blockOf(workList, 'case_register').items.find(({ caseSlug }) => caseSlug === page.slug);
    expect(entry?.people).toBe(people);
    expect(team.heading.toLowerCase()).toBe(`${numbers[people - 1]} people, ${numbers[team.months - 1]} months`);
  });

  it.each(named)(
    '$slug took the same number of months on its chart, in its facts, on its card and in the register',
    ({ page }) => {
      const { months } = blockOf(page, 'team');
      const entry = blockOf(workList, 'case_register').items.find(({ caseSlug }) => caseSlug === page.slug);
      expect(entry?.months).toBe(months);
      expect(factOf(page, 'Time')).toMatch(new RegExp(`^${months} months`));
      expect(page.card?.label).toBe(`${factOf(page, 'Work')}, ${months} months`);
    },
  );

  it.each(named)('$slug runs on the ledger that the register names', ({ page }) => {
    const entry = blockOf(workList, 'case_register').items.find(({ caseSlug }) => caseSlug === page.slug);
    expect(entry?.ledger).toBe(factOf(page, 'Ledger'));
  });
});

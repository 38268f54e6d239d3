import { pathOfPage } from '@frontage/contract/pageType.ts';
import { serviceDrawing } from '@frontage/contract/primitives/drawing.ts';
import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { pages } from './pages.ts';

/*
 * A drawing explains one thing. Readers who follow a link and find the same drawing again look for what is new. A link
 * to another page may show that page's own drawing, and does so on purpose: cards of cases, rows of services, slides
 * and the like. Such previews do not count as drawings of the page they are on.
 */

interface Use {
  drawing: string;
  /** The page that a preview leads to. */
  leadsTo?: string | undefined;
}

interface ShownPage {
  path: string;
  uses: Use[];
  links: Set<string>;
}

const isService = (name: string) => serviceDrawing.safeParse(name).success;

/** Pictures and components of a service are the same drawing. */
function nameOf(layout: string, name: string): string {
  return isService(name) ? `service-${name}` : `${layout} ${name}`;
}

function addUses(part: unknown, layout: string, page: ShownPage, leadsTo?: string): void {
  if (typeof part !== 'object' || part === null) return;
  const read = (key: string): unknown => Reflect.get(part, key);
  const picture = read('$picture');
  if (typeof picture === 'string') return void page.uses.push({ drawing: picture, leadsTo });
  const caseSlug = read('caseSlug');
  const own = [read('href'), read('link'), caseSlug && `/work/${caseSlug}`].find((href) => typeof href === 'string');
  const [address = ''] = typeof own === 'string' ? own.split('#') : [];
  if (address) page.links.add(address);
  const to = address || leadsTo;
  if (typeof caseSlug === 'string') page.uses.push({ drawing: `case-${caseSlug}`, leadsTo: to });
  for (const key of ['drawing', 'sideDrawing']) {
    const name = read(key);
    if (typeof name !== 'string' || name === 'none' || read('image')) continue;
    // A group of services shows the drawing of its first service until another one is pointed at.
    page.uses.push({ drawing: nameOf(layout, name), leadsTo: layout === 'services_groups' ? '/services' : to });
  }
  for (const inner of Object.values(part)) addUses(inner, layout, page, to);
}

function readPage(path: string, layout: readonly { acf_fc_layout: string }[], cover: unknown): ShownPage {
  const page: ShownPage = { path, uses: [], links: new Set() };
  addUses(cover, 'cover', page);
  for (const block of layout) addUses(block, block.acf_fc_layout, page);
  return page;
}

const shownPages = [
  ...pages.map(({ layout, slug, type }) => readPage(pathOfPage(type, slug), layout, undefined)),
  ...articles.map(({ category, layout, preview, slug }) => readPage(`/${category}/${slug}`, layout, preview)),
];

const ownOf = ({ uses }: ShownPage) => uses.filter(({ leadsTo }) => !leadsTo).map(({ drawing }) => drawing);

describe('drawings on the pages of the demo', () => {
  it('are found at all, otherwise this test could not fail', () => {
    expect(shownPages.flatMap(ownOf).length).toBeGreaterThan(60);
    expect(shownPages.filter(({ links }) => links.size > 0).length).toBeGreaterThan(60);
  });

  it('are never on two pages that link to each other', () => {
    const twice = shownPages.flatMap((page) =>
      shownPages
        .filter((other) => other !== page && page.links.has(other.path))
        .flatMap((other) => {
          const both = ownOf(page).filter((drawing) => ownOf(other).includes(drawing));
          return both.map((drawing) => `${drawing}: ${page.path} and ${other.path}`);
        }),
    );
    expect(twice).toEqual([]);
  });

  it('are on the landing page of a network or on the page about the company, but not on both', () => {
    const find = (path: string) => ownOf(shownPages.find((page) => page.path === path) as ShownPage);
    const about = find('/about-us');
    expect(about.length).toBeGreaterThan(0);
    const landing = find('/services/flow-blockchain-development-company');
    expect(about.filter((drawing) => landing.includes(drawing))).toEqual([]);
  });

  it('are only once on a page, not even next to a preview of another page', () => {
    const twice = shownPages.flatMap(({ path, uses }) =>
      uses
        .filter(({ leadsTo }) => !leadsTo)
        .filter(({ drawing }) => uses.filter((other) => other.drawing === drawing).length > 1)
        // Notes from a case begin with its drawing, and end with its card.
        .filter(({ drawing }) => !(drawing.startsWith('case-') && path.startsWith('/case/')))
        .map(({ drawing }) => `${path}: ${drawing}`),
    );
    expect(twice).toEqual([]);
  });

  it('are only once among the rows and cases of the home page', () => {
    const home = shownPages.find(({ path }) => path === '/');
    const rows = home?.uses.map(({ drawing }) => drawing) ?? [];
    const cases = JSON.stringify(pages.find(({ slug }) => slug === 'home')?.layout).match(/"caseSlugs":\[(.*?)\]/);
    const slugs = cases?.[1]?.replaceAll('"', '').split(',') ?? [];
    expect(slugs.length).toBeGreaterThan(0);
    expect(rows.filter((drawing) => slugs.includes(drawing.replace(/^case-/, '')))).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
  });
});

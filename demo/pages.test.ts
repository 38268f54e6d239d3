import { readPageText } from '@frontage/blocks/text/readPageText.ts';
import { pathOfPage } from '@frontage/contract/pageParts.ts';
import { kindsWith } from '@frontage/kinds/kinds.ts';
import { describe, expect, it } from 'vitest';
import { demo } from './content.ts';
import type { DemoPage } from './demoContent.schema.ts';
import { findTexts } from './findTexts.ts';
import { findPictureNames } from './resolvePictures.ts';

/** Returns the ids of headings within a text, which are anchors as well. */
function headingIdsOf(block: DemoPage['layout'][number]): string[] {
  return block.acf_fc_layout === 'textbox'
    ? [...readPageText({ ...block, pictures: undefined }, '').text.headings.values()].map(({ id }) => id)
    : [];
}

describe('each page', () => {
  const cases = demo.pages.map((page) => ({ slug: page.slug, page }));

  it.each(cases)('$slug has an anchor for each of its links within the page', ({ page }) => {
    const anchors = page.layout.map(({ anchor }) => anchor);
    const targets = findTexts(page.layout).filter(({ text }) => /^#[a-z-]+$/.test(text));
    for (const { text } of targets) expect(anchors).toContain(text.slice(1));
  });

  it.each(cases)('$slug counts in its headings what it lists', ({ page }) => {
    const words = [
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
      'thirteen',
    ];
    for (const block of page.layout) {
      if (!('heading' in block) || !block.heading) continue;
      const number = words.indexOf(block.heading.split(/\s/)[0]?.toLowerCase() ?? '') + 2;
      if (number < 2) continue;
      // Weeks are not listed, but what happens in them is.
      if (/^\S+ weeks\b/.test(block.heading)) continue;
      // A team counts its people, not its roles: see cases.test.ts.
      if (block.acf_fc_layout === 'team') continue;
      const listed = block.acf_fc_layout === 'offices' ? demo.offices : 'items' in block ? block.items : undefined;
      if (listed) expect(listed, block.heading).toHaveLength(number);
    }
  });

  it.each(cases)('$slug has bills that are each the sum of their lines', ({ page }) => {
    for (const { price, lines } of billsOf(page)) {
      expect(lines.reduce((sum, line) => sum + line, 0)).toBe(price);
      if (page.type === 'service') expect(page.offer?.startingPrice).toBe(price);
    }
  });
});

describe('the pages together', () => {
  it('each open with a different drawing, which no article uses', () => {
    const ofPages = demo.pages.flatMap(({ layout }) =>
      layout.flatMap((block) => {
        if (block.acf_fc_layout !== 'hero') return [];
        return findPictureNames([block.image, block.sideImage]);
      }),
    );
    const ofArticles = demo.articles.flatMap(({ preview }) => findPictureNames(preview));
    const all = [...ofPages, ...ofArticles];
    expect(ofPages.length).toBeGreaterThan(20);
    expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([]);
  });

  const paths = demo.pages.map(({ type, slug }) => pathOfPage(type, slug));
  /** Pages that the site generates. */
  const ownPaths = ['/sitemap', '/glossary', ...demo.categories.map(({ slug }) => `/${slug}`)];
  const declaredPaths = kindsWith('form').flatMap(({ collection, page, types }) =>
    demo[collection].map(({ slug }) => page.pathOf({ type: Object.keys(types)[0] ?? '', slug, categories: [] })),
  );
  const articlePaths = demo.articles.map(({ slug, category }) => `/${category}/${slug}`);

  it('link only addresses that exist', () => {
    const targets = findTexts([demo.pages, demo.settings])
      .filter(({ path, text }) => /(?:href|link|labelLink|Path)$/.test(path) && text.startsWith('/'))
      .map(({ text }) => text.replace(/#.*/, ''));
    expect(targets.length).toBeGreaterThan(100);
    const known = [...paths, ...declaredPaths, ...ownPaths, ...articlePaths];
    expect(targets.filter((path) => !known.includes(path))).toEqual([]);
  });

  it('link only anchors that the other page has', () => {
    for (const { text } of findTexts([demo.pages, demo.settings, demo.events]).filter(({ text }) =>
      /^\/\S*#/.test(text),
    )) {
      const [path, anchor] = text.split('#');
      const target = demo.pages.find((page) => pathOfPage(page.type, page.slug) === path);
      expect(target?.layout.flatMap((block) => [block.anchor, ...headingIdsOf(block)])).toContain(anchor);
    }
  });

  it('fill the title and description that search engines show', () => {
    for (const { slug, head } of demo.pages) {
      expect(head.title.length, slug).toBeGreaterThanOrEqual(25);
      expect(head.title.length, slug).toBeLessThanOrEqual(60);
      expect(head.description.length, slug).toBeGreaterThanOrEqual(70);
      expect(head.description.length, slug).toBeLessThanOrEqual(160);
    }
    expect(new Set(demo.pages.map(({ head }) => head.title)).size).toBe(demo.pages.length);
    expect(new Set(demo.pages.map(({ head }) => head.description)).size).toBe(demo.pages.length);
  });

  it('have exactly one first-level heading each', () => {
    for (const { slug, layout } of demo.pages) {
      const titles = layout.filter(
        (block) =>
          block.acf_fc_layout === 'hero' ||
          block.acf_fc_layout === 'home_hero' ||
          block.acf_fc_layout === 'estimate' ||
          block.acf_fc_layout === 'booking' ||
          block.acf_fc_layout === 'headdescription' ||
          (block.acf_fc_layout === 'textbox' && block.isPageTitle),
      );
      expect(titles, slug).toHaveLength(1);
    }
  });

  it('show every number of columns and every style of badge', () => {
    const grids = demo.pages.flatMap(({ layout }) => layout.filter((block) => block.acf_fc_layout === 'feature_grid'));
    expect(new Set(grids.map(({ columns }) => columns))).toEqual(new Set([2, 3, 4, 5]));
    const badges = demo.pages.flatMap(featuresOf).map(({ topBadge }) => topBadge?.style);
    expect(new Set(badges.filter(Boolean))).toEqual(new Set(['green', 'blue', 'gray', 'pink']));
  });
});

function featuresOf({ layout }: DemoPage) {
  return layout.flatMap((block) => (block.acf_fc_layout === 'feature_grid' ? block.items : []));
}

function billsOf(page: DemoPage): { price: number; lines: number[] }[] {
  return page.layout.flatMap((block) =>
    block.acf_fc_layout === 'cost' ? [{ price: block.price, lines: block.rows.map(({ amount }) => amount) }] : [],
  );
}

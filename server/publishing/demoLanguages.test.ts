import { demo } from '@frontage/demo/content.ts';
import { findTexts } from '@frontage/demo/findTexts.ts';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWithQuickDemo } from '../testing/makeQuickDemo.ts';
import { crawlBelow, isArabic, isEnglish, isGerman, isLatin, passagesIn } from '../testing/passages.ts';
import { publishSite } from '../testing/publishSite.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
const pages: Record<string, Map<string, CheerioAPI>> = {};
beforeAll(async () => {
  host = await openTestHost({ filling: fillWithQuickDemo });
  await publishSite(host);
  for (const [language, more] of Object.entries({
    de: ['/de/nirgendwo', '/de/suche?q=Brücke', '/de/suche?q=nirgendwo'],
    ar: ['/ar/nowhere', '/ar/search?q=nowhere'],
    en: ['/nowhere', '/search?q=bridge', '/search?q=nowhere'],
  }))
    pages[language] = await crawlBelow(language, get, more);
}, 240_000);
afterAll(() => host.close());

const get = async (url: string) => load((await host.app.inject({ url, headers: { accept: 'text/html' } })).body);

const names = new Set(findTexts(demo.pages).flatMap(({ path, text }) => (path.endsWith('.name') ? [text] : [])));
const isForeign = (passage: string) => isLatin([...names].reduce((left, name) => left.replaceAll(name, ''), passage));

describe('the demo in three languages', () => {
  it('says nothing in English or Arabic below /de, wherever its links lead', () => {
    expect(passagesIn(pages.de ?? new Map(), (one) => isEnglish(one) || isArabic(one))).toEqual([]);
  });

  it('says nothing in German or Arabic elsewhere', () => {
    expect(pages.en?.size).toBeGreaterThan(100);
    expect(passagesIn(pages.en ?? new Map(), (one) => isGerman(one) || isArabic(one))).toEqual([]);
  });

  it('says nothing in Latin letters below /ar but names, addresses and code', () => {
    expect(passagesIn(pages.ar ?? new Map(), isForeign)).toEqual([]);
  });

  it.each(['de', 'ar'])('leads from /%s to nothing in another language, and nowhere else', (language) => {
    for (const [url, $] of pages[language] ?? []) {
      const links = $('a[href^="/"]:not(nav:has(> ul a[hreflang]) a)').toArray();
      const elsewhere = links.flatMap(({ attribs: { href = '' } }) =>
        /^\/(?:de|ar)(?:[/#?]|$)/.test(href) ? [] : href,
      );
      expect(elsewhere, url).toEqual([]);
    }
  });
});

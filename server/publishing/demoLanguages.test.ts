import { demo } from '@frontage/demo/content.ts';
import { findTexts } from '@frontage/demo/findTexts.ts';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWithQuickDemo } from '../testing/makeQuickDemo.ts';
import { crawlBelow, isEnglish, passagesIn } from '../testing/passages.ts';
import { publishSite } from '../testing/publishSite.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
const pages: Record<string, Map<string, CheerioAPI>> = {};
beforeAll(async () => {
  host = await openTestHost({ filling: fillWithQuickDemo });
  await publishSite(host);
  for (const [language, more] of Object.entries({
    de: ['/de/nirgendwo', '/de/search?q=Brücke', '/de/search?q=nirgendwo'],
    ar: ['/ar/nowhere', '/ar/search?q=nowhere'],
  }))
    pages[language] = await crawlBelow(language, get, more);
}, 240_000);
afterAll(() => host.close());

const get = async (url: string) => load((await host.app.inject({ url, headers: { accept: 'text/html' } })).body);

const names = new Set(findTexts(demo.pages).flatMap(({ path, text }) => (path.endsWith('.name') ? [text] : [])));
/** Passages of words in Latin letters: a second one that begins with a small letter is none of a name or an address. */
const isLatin = (passage: string) =>
  /\p{Script=Latin}{2,},? \p{Ll}{2,}/u.test([...names].reduce((left, name) => left.replaceAll(name, ''), passage));

describe('the demo in further languages', () => {
  it('says nothing in English below /de, wherever its links lead', () => {
    expect(passagesIn(pages.de ?? new Map(), isEnglish)).toEqual([]);
  });

  it('says nothing in Latin letters below /ar but names, addresses and code', () => {
    expect(passagesIn(pages.ar ?? new Map(), isLatin)).toEqual([]);
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

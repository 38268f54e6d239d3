import { readdirSync } from 'node:fs';
import { categorySlugs } from '@frontage/contract/article.ts';
import { compareOffices } from '@frontage/contract/office.ts';
import { describe, expect, it } from 'vitest';
import { demo } from './content.ts';
import { demoContent } from './demoContent.schema.ts';
import { findTexts } from './findTexts.ts';
import { findPictureNames } from './resolvePictures.ts';

const today = Date.parse('2026-11-21T00:00:00Z');
const texts = findTexts(demo);

describe('the demo', () => {
  it('rejects a block with an unknown field, and says where', () => {
    const [first, ...others] = demo.pages;
    const broken = { ...first, layout: [{ acf_fc_layout: 'breadcrumbs', colour: 'red' }] };
    const { error } = demoContent.safeParse({ ...demo, pages: [broken, ...others] });
    expect(error?.issues[0]?.path).toEqual(['pages', 0, 'layout', 0]);
    expect(error?.issues[0]?.message).toContain('colour');
  });

  it('uses every picture it has, and has every picture it uses', () => {
    const { media, ...content } = demo;
    expect(findPictureNames(content).toSorted()).toEqual(media.map(({ name }) => name).toSorted());
    const files = readdirSync(new URL('pictures', import.meta.url)).map((file) => `pictures/${file}`);
    expect(media.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });

  it('has all 14 categories, of which blog has the term id 23', () => {
    expect(demo.categories.map(({ slug }) => slug).toSorted()).toEqual([...categorySlugs].toSorted());
    expect(demo.categories.find(({ slug }) => slug === 'blog')?.term_id).toBe(23);
  });

  it('has each address only once', () => {
    for (const slugs of [demo.pages, demo.articles, demo.events].map((list) => list.map(({ slug }) => slug))) {
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it('prints no phone number outside the ranges kept for fiction', () => {
    const numbers = texts
      .flatMap(({ text }) => text.match(/\+\d[\d ]{7,}\d/g) ?? [])
      .map((found) => found.replaceAll(' ', ''));
    expect(numbers.length).toBeGreaterThan(5);
    for (const number of numbers) expect(number).toMatch(/^\+1\d{3}55501\d{2}$|^\+4420794600?\d{3,4}$/);
  });

  it('speaks plainly: no exclamation marks, no superlatives, no words that we avoid', () => {
    const loud = /!|\b(?:seamless|cutting-edge|world-class|leading|unlock|leverage|empower|revolutioni[sz]e|robust)\b/i;
    /** Removes code and the mark of a margin note, which are not spoken text. */
    const spoken = (text: string) => text.replace(/```[\s\S]*?```|`[^`]+`|\[!NOTE\]/g, '');
    expect(texts.filter(({ text }) => loud.test(spoken(text)))).toEqual([]);
  });
});

describe('the offices', () => {
  it('have an order with a gap and a tie, which the id breaks', () => {
    const sorted = demo.offices.toSorted(compareOffices);
    expect(sorted.map(({ city }) => city)).toEqual(['New York', 'London', 'Baltimore', 'Seattle', 'Rotterdam']);
    const orders = sorted.map(({ order }) => order);
    expect(new Set(orders).size).toBe(orders.length - 1);
  });

  it('have phone numbers that fit their country, or none', () => {
    const prefix: Record<string, string> = { US: '+1', GB: '+44', NL: '+31' };
    for (const { phone, countryCode } of demo.offices) {
      if (phone) expect(phone.raw.startsWith(prefix[countryCode] ?? 'unknown country')).toBe(true);
      if (phone) expect(phone.formatted.replaceAll(' ', '')).toBe(phone.raw);
    }
  });

  it.each(['2026-01-15', '2026-07-15'])('are open eighteen hours a day, as the pages say, on %s', (day) => {
    const awake = new Set<number>();
    for (const { opens, closes, timeZone } of demo.offices) {
      const offset = hoursAheadOfUtc(timeZone, day);
      for (let hour = Number.parseInt(opens, 10); hour < Number.parseInt(closes, 10); hour += 1) {
        awake.add((hour - offset + 24) % 24);
      }
    }
    expect(awake.size).toBe(18);
  });
});

describe('the glossary', () => {
  it('has at least sixty terms under at least twenty letters, each in one place', () => {
    expect(demo.glossary.length).toBeGreaterThanOrEqual(60);
    const letters = demo.glossary.map(({ title }) => title.charAt(0));
    expect(new Set(letters).size).toBeGreaterThanOrEqual(20);
    for (const letter of letters) expect(letter).toMatch(/[A-Z]/);
    expect(new Set(demo.glossary.map(({ slug }) => slug)).size).toBe(demo.glossary.length);
  });

  it('is in alphabetical order', () => {
    const titles = demo.glossary.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('links only articles that exist', () => {
    const articles = new Set(demo.articles.map(({ slug }) => slug));
    const lost = demo.glossary.filter(({ articleSlug }) => articleSlug !== undefined && !articles.has(articleSlug));
    expect(lost.map(({ slug, articleSlug }) => `${slug}: ${articleSlug}`)).toEqual([]);
  });
});

describe('the reviews', () => {
  it('are six, newest first, from people who would come back', () => {
    expect(demo.reviews).toHaveLength(6);
    expect(demo.reviews.toSorted((a, b) => b.date.localeCompare(a.date))).toEqual(demo.reviews);
    for (const { rating, date } of demo.reviews) {
      expect(rating).toBeGreaterThanOrEqual(4);
      expect(Date.parse(date)).toBeLessThan(today);
    }
  });
});

describe('the events', () => {
  it('are one in the future and one that has ended', () => {
    expect(demo.events.filter(({ ends }) => Date.parse(ends) > today).map(({ starts }) => starts.slice(0, 10))).toEqual(
      ['2027-03-04'],
    );
    expect(demo.events).toHaveLength(2);
  });
});

function hoursAheadOfUtc(timeZone: string, day: string): number {
  const noon = new Date(`${day}T12:00:00Z`);
  return Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(noon)) - 12;
}

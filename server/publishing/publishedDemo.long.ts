import { estimate } from '@frontage/blocks/Estimate/Estimate.schema.ts';
import { billOf, type EstimateAnswers } from '@frontage/contract/estimate.ts';
import { demo } from '@frontage/demo/content.ts';
import { findTexts } from '@frontage/demo/findTexts.ts';
import { type Priced, priceOf, smallestProject, sumOf } from '@frontage/demo/prices.ts';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWithQuickDemo } from '../testing/makeQuickDemo.ts';
import { type Crawled, crawlBelow, isArabic, isEnglish, isGerman, isLatin, passagesIn } from '../testing/passages.ts';
import { publishSite } from '../testing/publishSite.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

/** A page of the published demo, as a visitor reads it. */
interface Read {
  path: string;
  $: CheerioAPI;
  text: string;
}

let host: TestHost;
let pages: Read[];
/** Pages in further languages. */
let twins: Record<'de' | 'ar', Read[]>;
beforeAll(async () => {
  host = await openTestHost({ filling: fillWithQuickDemo });
  await publishSite(host);
  pages = await readAll('/sitemap');
  twins = { de: await readAll('/de/uebersicht'), ar: await readAll('/ar/sitemap') };
}, 180_000);
afterAll(() => host.close());

async function readAll(map: string): Promise<Read[]> {
  const { $ } = await read(map);
  const paths = $('main a')
    .toArray()
    .flatMap((link) => $(link).attr('href') ?? []);
  return Promise.all([...new Set(paths)].map(read));
}

const bodyOf = async (url: string) => (await host.app.inject({ url, headers: { accept: 'text/html' } })).body;

async function read(path: string): Promise<Read> {
  // Words of two elements stay two words.
  const $ = load((await bodyOf(path)).replaceAll('<', ' <'));
  $('script:not([type="application/ld+json"]), style, template').remove();
  return {
    path,
    $,
    text: plain($('title').text(), $('meta[name=description]').attr('content') ?? '', $('body').text()),
  };
}

const plain = (...texts: string[]) => texts.join(' ').replace(/\s+/g, ' ').trim();
const price = /(?:(?:from |adds? )?\$[\d,]+(?! ?m\b)(?: to a project| a month)?)/gi;

/** What stands beside each link to a service: in its row, its card, its entry of the menu. */
function pricesBesideLinks(): { path: string; slug: string; said: string }[] {
  return pages.flatMap(({ path, $ }) =>
    $('li a[href^="/services/"]')
      .toArray()
      .flatMap((link) => {
        const slug = $(link).attr('href')?.split('/')[2]?.split('#')[0] ?? '';
        const said = plain($(link).closest('li').text()).match(price) ?? [];
        return said.slice(0, 1).map((one) => ({ path, slug, said: one }));
      }),
  );
}

describe('the prices of the published demo', () => {
  it('are those of the one table beside every link to a service, and never another sum', async ({ annotate }) => {
    const beside = pricesBesideLinks();
    await annotate(`${beside.length} prices beside links were compared`);
    expect(beside.length).toBeGreaterThan(1000);
    expect(new Set(beside.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(22);
    const wrong = beside.filter(({ slug, said }) => {
      const words = priceOf(slug as Priced);
      // A column headed "From" holds the sum alone.
      return said.toLowerCase() !== words.toLowerCase() && said !== sumOf(slug as Priced);
    });
    expect(wrong).toEqual([]);
  });

  it('are in the first lines of each service, and in its data for search engines unless it is sold by the month or as a part', async ({
    annotate,
  }) => {
    let count = 0;
    for (const { path, $, text } of pages.filter((one) => /^\/services\/./.test(one.path))) {
      const slug = path.split('/')[2] as Priced;
      const words = priceOf(slug);
      const first = plain($('main').text()).slice(0, 600).toLowerCase();
      expect(first, path).toContain(sumOf(slug));
      expect(text.toLowerCase(), path).toContain(words.replace(/^adds/, '').toLowerCase());
      const told = [
        ...$('script[type="application/ld+json"]')
          .text()
          .matchAll(/"(?:minPrice|price)":(\d+)/g),
      ];
      const isBought = !/a month|adds/.test(words);
      expect(
        told.map(([, sum]) => Number(sum)),
        path,
      ).toEqual(isBought ? told.map(() => Number(sumOf(slug).replace(/\D/g, ''))) : []);
      if (isBought) expect(told.length, path).toBeGreaterThan(0);
      count += 2 + told.length;
    }
    await annotate(`${count} prices of the services’ own pages were compared`);
    expect(count).toBeGreaterThan(60);
  });

  it('name no sum for work that is neither in the table, nor in a bill, nor in the estimate', async ({ annotate }) => {
    const sold = new Set(
      Object.values(everyPrice()).concat(
        smallestProject.map(({ amount }) => amount),
        billLines(),
      ),
    );
    const said = pages
      .filter(({ path }) =>
        /^\/(?:services|solutions|industries|engagement-models|about-us|work|contacts)?(?:\/|$)/.test(path),
      )
      .flatMap(({ path, text }) => (text.match(/(?:from|adds?|at) \$[\d,]+/gi) ?? []).map((one) => ({ path, one })));
    await annotate(`${said.length} sums in texts were compared`);
    expect(said.length).toBeGreaterThan(600);
    expect(said.filter(({ one }) => !sold.has(Number(one.replace(/\D/g, ''))))).toEqual([]);
  });

  it('are the least that the estimate adds up to for the same thing', () => {
    const { rates } = estimate.parse(
      demo.pages.flatMap(({ layout }) => layout).find((block) => block.acf_fc_layout === 'estimate'),
    );
    const low = (answers: EstimateAnswers) => billOf(rates, answers).low;
    const web = low({ projectType: ['web'] });
    const sums = everyPrice();
    expect(sums['flow-blockchain-development-company']).toBe(web);
    expect(sums['web-products']).toBe(web);
    expect(sums['cadence-smart-contracts']).toBe(low({ projectType: ['contracts'] }));
    expect(sums.consulting).toBe(low({ projectType: ['advice'] }));
    expect(sums['nft-marketplaces']).toBe(low({ projectType: ['web'], features: ['market'] }));
    for (const [slug, feature] of [
      ['accounts-and-keys', 'accounts'],
      ['bridge-development', 'bridge'],
      ['cadence-audit', 'audit'],
    ] as const)
      expect(sums[slug], slug).toBe(low({ projectType: ['web'], features: [feature] }) - web);
    expect(
      billOf(rates, { projectType: ['web'] }).rows.map(({ entry, low: amount }) => ({ label: entry, amount })),
    ).toEqual(smallestProject);
  });
});

describe('the prices of the published twins', () => {
  it.each(['de', 'ar'] as const)(
    'are in %s those of the table, in the first lines of each service',
    async (language) => {
      const services = twins[language].filter(({ $ }) => englishPathOf($)?.startsWith('/services/'));
      expect(services.length).toBe(language === 'de' ? 5 : 1);
      for (const { path, $ } of services) {
        const slug = englishPathOf($)?.split('/')[2] as Priced;
        expect(plain($('main').text()).slice(0, 700), path).toContain(plain(sumOf(slug, language)));
      }
    },
  );

  it.each(['de', 'ar'] as const)('are in %s no others than the original page names', async (language) => {
    const sum = /\d[\d.,]*(?:\u00a0| )\$/g;
    const said = twins[language].flatMap(({ path, $, text }) => {
      const original = pages.find((one) => one.path === englishPathOf($));
      return (text.match(sum) ?? []).map((one) => ({ path, one, original: original?.text ?? '' }));
    });
    expect(said.length).toBeGreaterThan(language === 'de' ? 60 : 5);
    const inEnglish = (one: string) =>
      `$${Number(
        one
          .replace(/[^\d,]/g, '')
          .replace(/,(\d\d)$/, '.$1')
          .replace(',', ''),
      ).toLocaleString('en')}`;
    expect(said.filter(({ one, original }) => !original.includes(inEnglish(one)))).toEqual([]);
  });
});

/** The path of the page that a twin was made from. */
function englishPathOf($: Read['$']): string | undefined {
  const href = $('link[rel=alternate][hreflang=en]').attr('href');
  return href && new URL(href).pathname;
}

/** What the pages promise more than once, with the figure that has to be the same wherever it is said. */
const promises: Record<string, RegExp> = {
  'an answer': /\b(?:within|in) (\w+ working days?)\b/gi,
  'a price in writing': /\bby day (\d+)\b/gi,
  'the length of a call': /\b(\w+) minutes,? (?:with|no slides)/gi,
  'enquiries that need no ledger':
    /\b(one (?:enquiry )?in \w+)(?= (?:does not|needs no|enquiries|we advise|to which|is a no))/gi,
  'the length of an audit': /\bfindings (?:come )?in (\w+) weeks/gi,
  'a first version': /\bMVP takes (\d+ to \d+) months/gi,
  'the end of care': /\bend (?:it|that) on any (\w+)/gi,
  'hours awake': /\bawake (?:for )?(\w+) hours/gi,
  offices: /\b(\w+) offices,? (?:awake|one form|share)/gi,
  'ledgers delivered': /\b(\d+|eighty-\w+) ledgers\s+delivered/gi,
  'years of tenure': /\b(?:tenure:|stay) (\w+) years/gi,
};

/** The same promises in other languages. */
const promisesIn: Record<'de' | 'ar', Partial<Record<keyof typeof promises, RegExp>>> = {
  de: {
    'an answer': /\binnerhalb von (einem Arbeitstag)\b/gi,
    'a price in writing': /\bbis Tag (\d+)\b/gi,
    'the length of a call': /\b(vierzig|\d+) Minuten(?: mit|, keine Folien|, auf Wunsch)/gi,
    'enquiries that need no ledger': /\b(?:eine? von|Nein in) (\w+) Anfragen/gi,
    'the length of an audit': /\bBefunde in (\w+) Wochen/gi,
    'a first version': /\bMVP dauert (\d+ bis \d+) Monate/gi,
    'the end of care': /\ban jedem (\w+) (?:kündbar|kündigen|beenden)/gi,
    'hours awake': /\b(achtzehn|\d+) Stunden (?:am Tag )?besetzt/gi,
    offices: /(\p{L}+) Büros(?:,| und| teilen| sind)/giu,
    'ledgers delivered': /\b(\d+) Ledger\s+ausgeliefert/gi,
    'years of tenure': /\bbleiben Leute bei uns (\w+) Jahre/gi,
  },
  ar: {
    'an answer': /خلال (يوم عمل واحد)/g,
    'a price in writing': /بحلول اليوم (\d+)/g,
    'the length of a call': /(أربعون) دقيقة/g,
    'enquiries that need no ledger': /طلب من كل (ثلاثة)/g,
    'a first version': /من (\d+ إلى \d+) أشهر/g,
    'hours awake': /ساهرة (ثماني عشرة|\d+) ساعة/g,
    offices: /(خمسة) مكاتب/g,
    'years of tenure': /البقاء لدينا (ثماني) سنوات/g,
  },
};

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const more: Record<string, string> = {
  ...{ eighteen: '18', forty: '40', 'eighty-three': '83' },
  ...{ einem: '1', drei: '3', fünf: '5', acht: '8', achtzehn: '18', vierzig: '40', bis: 'to', freitag: 'friday' },
  ...{ arbeitstag: 'working day', 'يوم عمل واحد': '1 working day', أربعون: '40', ثلاثة: '3', خمسة: '5', إلى: 'to' },
  ...{ ثماني: '8', 'ثماني عشرة': '18' },
};
const inFigures = (said: string) =>
  more[said] ??
  said
    .toLowerCase()
    .replace(/[\p{L}\w-]+/gu, (word) => (numbers.includes(word) ? `${numbers.indexOf(word)}` : (more[word] ?? word)));

describe('the promises of the published demo', () => {
  it('have one figure each, on all pages that make them', async ({ annotate }) => {
    let count = 0;
    for (const [name, words] of Object.entries(promises)) {
      const said = pages.flatMap(({ path, text }) => [...text.matchAll(words)].map(([, one = '']) => ({ path, one })));
      const figures = Object.groupBy(said, ({ one }) => inFigures(one).replace(/enquiry /, ''));
      const where = Object.entries(figures).map(([figure, places = []]) => `${figure}: ${places[0]?.path}`);
      expect(where, name).toHaveLength(1);
      expect(said.length, name).toBeGreaterThan(1);
      count += said.length;
    }
    await annotate(`${count} statements of ${Object.keys(promises).length} promises were compared`);
    expect(count).toBeGreaterThan(150);
  });

  it.each(['de', 'ar'] as const)('have the same figures in %s', (language) => {
    for (const [name, words = /^$/g] of Object.entries(promisesIn[language])) {
      const figuresOf = (read: Read[], said: RegExp) =>
        new Set(
          read.flatMap(({ text }) =>
            [...text.matchAll(said)].map(([, one = '']) => inFigures(one).replace(/1 (?:enquiry )?in /, '')),
          ),
        );
      expect([...figuresOf(twins[language], words)], name).toEqual([
        ...figuresOf(pages, promises[name as keyof typeof promises] ?? /^$/g),
      ]);
    }
  });

  it('tell what happens next in one sequence', () => {
    const told = pages.flatMap(({ path, $ }) =>
      $('section')
        .toArray()
        .filter((one) => plain($(one).find('h2').first().text()) === 'Four steps from hello to first commit')
        .map((one) => ({ path, steps: plain($(one).text()) })),
    );
    expect(told.map(({ path }) => path).toSorted()).toEqual([
      '/contacts',
      '/engagement-models',
      ...pages
        .map(({ path }) => path)
        .filter((path) => path.startsWith('/industries/'))
        .toSorted(),
      '/services/flow-blockchain-development-company',
    ]);
    expect(new Set(told.map(({ steps }) => steps)).size).toBe(1);
    expect(told[0]?.steps).toMatch(/Day 1.*Day 3.*Day 5.*Week 3/);
  });

  it('have one button in the header of all pages, which leads to a form', () => {
    for (const { path, $ } of pages) {
      const button = $('header a')
        .filter((_, one) => plain($(one).text()) === 'Write to us')
        .first();
      expect(button.attr('href'), path).toMatch(/^(?:\/contacts)?#contact-form$/);
    }
  });
});

const names = new Set(findTexts(demo.pages).flatMap(({ path, text }) => (path.endsWith('.name') ? [text] : [])));
const isForeign = (passage: string) => isLatin([...names].reduce((left, name) => left.replaceAll(name, ''), passage));

describe('the demo in three languages', () => {
  const crawled: Record<string, Map<string, Crawled>> = {};
  beforeAll(async () => {
    for (const [language, more] of Object.entries({
      de: ['/de/nirgendwo', '/de/suche?q=Brücke', '/de/suche?q=nirgendwo'],
      ar: ['/ar/nowhere', '/ar/search?q=nowhere'],
      en: ['/nowhere', '/search?q=bridge', '/search?q=nowhere'],
    }))
      crawled[language] = await crawlBelow(language, async (url) => load(await bodyOf(url)), more);
  });

  it('says nothing in English or Arabic below /de, wherever its links lead', () => {
    expect(passagesIn(crawled.de ?? new Map(), (one) => isEnglish(one) || isArabic(one))).toEqual([]);
  });

  it('says nothing in German or Arabic elsewhere', () => {
    expect(crawled.en?.size).toBeGreaterThan(100);
    expect(passagesIn(crawled.en ?? new Map(), (one) => isGerman(one) || isArabic(one))).toEqual([]);
  });

  it('says nothing in Latin letters below /ar but names, addresses and code', () => {
    expect(passagesIn(crawled.ar ?? new Map(), isForeign)).toEqual([]);
  });

  it.each(['de', 'ar'])('leads from /%s to nothing in another language, and nowhere else', (language) => {
    const isBelow = new RegExp(`^/${language}(?:[/#?]|$)`);
    expect(crawled[language]?.size).toBeGreaterThan(10);
    for (const [url, { links }] of crawled[language] ?? [])
      expect(
        links.filter((href) => !isBelow.test(href)),
        url,
      ).toEqual([]);
  });
});

/** The sum of each service. */
function everyPrice(): Record<Priced, number> {
  const slugs = demo.pages.filter(({ type }) => type === 'service').map(({ slug }) => slug as Priced);
  return Object.fromEntries(slugs.map((slug) => [slug, Number(sumOf(slug).replace(/\D/g, ''))])) as Record<
    Priced,
    number
  >;
}

/** The sums of the lines of bills in blocks, such as that of the Canton page and its reviews. */
function billLines(): number[] {
  return demo.pages.flatMap(({ layout }) =>
    layout.flatMap((block) => (block.acf_fc_layout === 'cost' ? block.rows.map(({ amount }) => amount) : [])),
  );
}

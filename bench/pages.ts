import { serveFloor } from './floorServer.ts';
import { measurePages, type PageFigures } from './lighthouse.ts';
import { measureRate } from './requestRate.ts';

/** One page of each kind, by the name of the kind. */
const kinds = {
  landing: '/services/flow-blockchain-development-company',
  home: '/',
  services: '/services',
  service: '/services/cadence-audit',
  case: '/work/causeway',
  industry: '/industries/fintech-banking',
  blog: '/blog',
  article: '/blockchain/what-an-account-pays-for-when-it-stores-a-thing',
  news: '/news',
  search: '/search?q=storage',
  glossary: '/glossary/c',
  contacts: '/contacts',
  scholarship: '/scholarship',
} as const;

/** `DEVICES=mobile` leaves the other one out. */
const devices = (['mobile', 'desktop'] as const).filter((device) =>
  (process.env.DEVICES || 'mobile,desktop').split(',').includes(device),
);

/** Lighthouse over every kind of page and requests/s of the landing page, beside a page that is nothing but a page. */
export async function measureSite(siteUrl: string): Promise<void> {
  const floor = await serveFloor();
  const addresses = Object.fromEntries(Object.entries(kinds).map(([kind, path]) => [kind, siteUrl + path]));
  try {
    for (const device of devices) {
      const figures = await measurePages({ ...addresses, floor: floor.address }, device);
      console.log(`\n### Lighthouse, ${device}, median of 3\n`);
      console.log('| page | perf | a11y | practices | seo | FCP ms | LCP ms | TBT ms | CLS | KB | requests |');
      console.log('|---|---|---|---|---|---|---|---|---|---|---|');
      for (const [name, page] of Object.entries(figures)) console.log(rowOf(name, page));
    }
    const rates = {
      landing: await measureRate(siteUrl + kinds.landing),
      article: await measureRate(siteUrl + kinds.article),
      floor: await measureRate(floor.address),
    };
    console.log('\n### Requests a second, br, 32 connections, 10 s\n');
    console.log('| page | requests/s | p99 ms |');
    console.log('|---|---|---|');
    for (const [name, rate] of Object.entries(rates))
      console.log(`| ${name} | ${Math.round(rate.perSecond)} | ${rate.p99Ms.toFixed(1)} |`);
  } finally {
    floor.close();
  }
}

function rowOf(name: string, page: PageFigures): string {
  const whole = (value: number) => value.toFixed(0);
  const cells = [page.performance, page.accessibility, page.bestPractices, page.seo].map(whole);
  const rest = [
    whole(page.fcp),
    whole(page.lcp),
    whole(page.tbt),
    page.cls.toFixed(3),
    (page.totalBytes / 1024).toFixed(1),
    whole(page.requests),
  ];
  return `| ${[name, ...cells, ...rest].join(' | ')} |`;
}

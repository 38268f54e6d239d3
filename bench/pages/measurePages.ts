import { weighScriptsOfReading } from '@frontage/e2e/support/weighScriptsOfReading.ts';
import { loadPages, type PageFigures, runs } from './lighthouse.ts';
import { openPeers } from './peers.ts';

/** One page of each kind, by name of the kind. */
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

/** `DEVICES=mobile` leaves out the other device, `PAGES=landing,home` all other kinds. */
const { DEVICES, PAGES } = process.env;
const isAsked = (name: string, asked: string | undefined) => !asked || asked.split(',').includes(name);
const devices = (['mobile', 'slow', 'desktop'] as const).filter((device) => isAsked(device, DEVICES));
const askedKinds = Object.entries(kinds).filter(([kind]) => isAsked(kind, PAGES));

/**
 * `npm run bench -- pages`: runs Lighthouse on every kind of page, and measures the scripts that a reader's browser
 * loads, next to an empty page and to the PEERS.
 */
export async function measurePages(siteUrl: string): Promise<void> {
  const answers = await fetch(siteUrl).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!answers)
    throw new Error(`No website answers at ${siteUrl}. Start one with npm start, or name another in SITE_URL.`);
  const peers = await openPeers();
  const own = Object.fromEntries(askedKinds.map(([kind, path]) => [kind, siteUrl + path]));
  const addresses = { ...own, ...peers.addresses };
  try {
    for (const device of devices) {
      const figures = await loadPages(addresses, device);
      const indexes = Object.values(figures).map(({ index }) => index);
      console.log(`\n### Lighthouse, ${device}, median of ${runs}\n`);
      console.log(`Benchmark index ${Math.min(...indexes)} to ${Math.max(...indexes)}.\n`);
      console.log(
        '| page | perf / a11y / practices / seo | lowest of all | FCP ms | LCP ms | of the floor | style and layout ms | script ms | other ms | TBT ms | longest task ms | CLS | KB | requests |',
      );
      console.log(`${'|---'.repeat(14)}|`);
      for (const [name, page] of Object.entries(figures)) console.log(rowOf(name, page, figures.floor));
      for (const [name, { failed }] of Object.entries(figures))
        if (failed.length > 0) console.log(`\n${name} did not pass ${failed.join(', ')}.`);
    }
    console.log('\n### Script on the wire at 390 px, KB\n');
    console.log('| page | before scroll | read to its end |');
    console.log('|---|---|---|');
    for (const [name, { after, before }] of Object.entries(await weighScriptsOfReading(addresses)))
      console.log(`| ${name} | ${kb(before)} | ${kb(after)} |`);
  } finally {
    peers.close();
  }
}

function rowOf(name: string, page: PageFigures, floor: PageFigures | undefined): string {
  const cells = [
    ...[page.scores, page.lowest].map((scores) => scores.join(' / ')),
    page.fcp.toFixed(0),
    page.lcp.toFixed(0),
    (page.lcp / (floor?.lcp ?? Number.NaN)).toFixed(2),
    ...[page.work.styleLayout, page.work.script, page.work.other].map((ms) => ms.toFixed(0)),
    page.tbt.toFixed(0),
    page.longestTask.toFixed(0),
    page.cls.toFixed(3),
    kb(page.totalBytes),
    page.requests,
  ];
  return `| ${[name, ...cells].join(' | ')} |`;
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

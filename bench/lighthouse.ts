import { chromiumPath } from '@frontage/e2e/support/product.ts';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';

/** The figures of one page, of the middle one of three runs. Times in ms, sizes in bytes on the wire. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  totalBytes: number;
  requests: number;
}

const runs = Number(process.env.RUNS || 3);

/** Measures pages in turns, so that whatever slows the machine for a while slows all of them. */
export async function measurePages(
  addresses: Record<string, string>,
  device: 'mobile' | 'desktop',
): Promise<Record<string, PageFigures>> {
  const samples = Object.fromEntries(Object.keys(addresses).map((name) => [name, [] as PageFigures[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, address] of Object.entries(addresses)) samples[name]?.push(await measureOnce(address, device));
  }
  return Object.fromEntries(Object.entries(samples).map(([name, list]) => [name, medianOf(list)]));
}

async function measureOnce(address: string, device: 'mobile' | 'desktop'): Promise<PageFigures> {
  const chrome = await launch({
    ...(chromiumPath ? { chromePath: chromiumPath } : {}),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  });
  try {
    // The pages of a development environment ask not to be indexed, which is no fault of theirs.
    const flags: Flags = { port: chrome.port, logLevel: 'error', output: 'json', skipAudits: ['is-crawlable'] };
    const result = await lighthouse(address, flags, device === 'desktop' ? desktopConfig : undefined);
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
    const { categories, audits } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const requests = audits['network-requests']?.details;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      totalBytes: value('total-byte-weight'),
      requests: requests && 'items' in requests && Array.isArray(requests.items) ? requests.items.length : Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}

/** The run in the middle, by performance and then by largest paint: figures that belong to one load. */
function medianOf(list: PageFigures[]): PageFigures {
  const sorted = [...list].sort((a, b) => a.performance - b.performance || b.lcp - a.lcp);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('No run was measured');
  return middle;
}

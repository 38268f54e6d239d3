/**
 * Measures the product beside its floor and prints what belongs into docs/benchmarks.md.
 * Expects a running product at SITE_URL (default http://localhost:3000).
 */
import { serveFloor } from './floorServer.ts';
import { measurePages, type PageFigures } from './lighthouse.ts';
import { measureRate } from './requestRate.ts';

const siteUrl = process.env.SITE_URL || 'http://localhost:3000';
const landing = `${siteUrl}/services/flow-blockchain-development-company`;
const floor = await serveFloor();

try {
  for (const device of ['mobile', 'desktop'] as const) {
    const figures = await measurePages({ landing, home: `${siteUrl}/`, floor: floor.address }, device);
    console.log(`\n### Lighthouse, ${device}, median of 3\n`);
    console.log('| page | perf | a11y | practices | seo | FCP ms | LCP ms | TBT ms | CLS | KB | requests |');
    console.log('|---|---|---|---|---|---|---|---|---|---|---|');
    for (const [name, page] of Object.entries(figures)) console.log(rowOf(name, page));
  }
  const rates = { landing: await measureRate(landing), floor: await measureRate(floor.address) };
  console.log('\n### Requests a second, br, 32 connections, 10 s\n');
  console.log('| page | requests/s | p99 ms |');
  console.log('|---|---|---|');
  for (const [name, rate] of Object.entries(rates))
    console.log(`| ${name} | ${Math.round(rate.perSecond)} | ${rate.p99Ms.toFixed(1)} |`);
} finally {
  floor.close();
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

import { setTimeout as pause } from 'node:timers/promises';
import { pathOfPage } from '@frontage/contract/pageParts.ts';
import type { Page } from '@frontage/server/payload-types.ts';
import { createChance } from '@frontage/server/testing/chance.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDifferences } from './compareReleases.ts';
import { faultsOf, findPhones, type Seen, visit } from './publishChaos/visitor.ts';
import { type PublishedProduct, startProduct } from './publishedProduct.ts';
import { phoneOf } from './randomChanges/companyChanges.ts';
import { findPublishedPages, hasHero, publishHeading } from './randomChanges/pageChanges.ts';

const publications = Number(process.env.PUBLICATIONS || 100);
const seed = Number(process.env.SEED || Date.now() % 1_000_000);
const visitors = 4;
/** Most kills within one publication; none, one and two are equally frequent. */
const mostKills = 2;

let product: PublishedProduct;
const kills = { host: 0, renderer: 0 };
const seen: Seen = { pages: 0, refused: 0, preparing: 0, faults: [] };
/** The last heading of each page, by path. */
const headings = new Map<string, string>();

beforeAll(async () => {
  product = await startProduct();
}, 900_000);
afterAll(() => product?.close(), 60_000);

it('shows complete and ever newer pages while host and renderer are killed in the middle of publications', async () => {
  console.log(`seed ${seed}, ${publications} publications`);
  const begun = performance.now();
  const { payload, url } = product;
  const chance = createChance(seed);
  const ending = new AbortController();
  let phone = await publishPhone(1);
  let paths: string[] = [];
  const visits = Array.from({ length: visitors }, (_, number) =>
    visit({ url, chance: createChance(seed + number), paths: () => paths, seen, signal: ending.signal }),
  );
  product.startRenderer();
  await product.untilPublished();
  // The time of a publication without kills; kills come at a random moment within it.
  const usualMs = { page: 2_000, all: performance.now() - begun };
  paths = product.paths();
  const pages = (await findPublishedPages(payload)).filter(hasHero);
  for (let count = 1; count <= publications; count += 1) {
    const kind = count % 10 === 0 ? 'all' : 'page';
    const startedAt = performance.now();
    if (kind === 'all') phone = await publishPhone(phone + 1);
    else await publishSomeHeading(chance.pick(pages), `Said at publication ${count}`);
    const killed = chance.below(mostKills + 1);
    for (let kill = 0; kill < killed; kill += 1) {
      await pause(chance.below(usualMs[kind]));
      await killOne(chance.pick(['host', 'renderer']));
    }
    await product.untilPublished();
    if (killed === 0) usualMs[kind] = performance.now() - startedAt;
    if (count % 10 === 0) console.log(`${count} publications, ${JSON.stringify({ kills, ...seen })}`);
  }
  ending.abort();
  await Promise.all(visits);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${publications} publications in ${seconds} s; kills: host ${kills.host}, renderer ${kills.renderer}`);
  console.log(
    `pages seen ${seen.pages}, refused ${seen.refused}, before the first one ${seen.preparing}; seed ${seed}`,
  );
  expect(seen.faults).toEqual([]);
  expect(await findFaultsAtEnd(phone)).toEqual([]);
  expect(product.releaseIds().length).toBeLessThanOrEqual(11);
  const [shown, current] = [product.summary(), product.currentRelease()];
  const full = await product.renderAll();
  expect(findDifferences(current, current.replace(shown.id, full.id)).join('\n')).toBe('');
}, 7_200_000);

async function publishPhone(phone: number): Promise<number> {
  await product.payload.updateGlobal({ slug: 'site-settings', data: { phone: phoneOf('1', phone) }, depth: 0 });
  return phone;
}

async function publishSomeHeading(page: Page, heading: string): Promise<void> {
  await publishHeading(product.payload, page, heading);
  headings.set(pathOfPage(page.type, page.slug), heading);
}

async function killOne(victim: keyof typeof kills): Promise<void> {
  kills[victim] += 1;
  await (victim === 'host' ? product.killHost() : product.killRenderer());
}

/** Checks every page once more: complete, with the last phone number, and with its last heading. */
async function findFaultsAtEnd(phone: number): Promise<string[]> {
  const faults: string[] = [];
  for (const path of product.paths()) {
    const answer = await fetch(product.url + path);
    const html = await answer.text();
    const heading = headings.get(path);
    if (answer.status !== 200) faults.push(`${path}: status ${answer.status}`);
    for (const fault of await faultsOf(html, product.url)) faults.push(`${path}: ${fault}`);
    if (findPhones(html).some((shown) => shown !== phone)) faults.push(`${path}: not the phone ${phone}`);
    if (heading && !html.includes(heading)) faults.push(`${path}: not the heading "${heading}"`);
  }
  return faults;
}

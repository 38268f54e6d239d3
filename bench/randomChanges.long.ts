import { createChance } from '@frontage/server/testing/chance.ts';
import { APIError } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesOf, findDifferences } from './compareReleases.ts';
import { type PublishedProduct, startProduct } from './publishedProduct.ts';
import { articleChanges } from './randomChanges/articleChanges.ts';
import type { Editing } from './randomChanges/Change.ts';
import { companyChanges } from './randomChanges/companyChanges.ts';
import { pageChanges } from './randomChanges/pageChanges.ts';

const seed = Number(process.env.SEED || Date.now() % 1_000_000);
const wanted = Number(process.env.CHANGES || 100);
const groups = [articleChanges, pageChanges, companyChanges];
const mostRefusals = 3 * wanted;

let product: PublishedProduct;

beforeAll(async () => {
  product = await startProduct();
}, 900_000);
afterAll(() => product?.close(), 60_000);

it('shows after random changes, byte for byte, what a full render of the same content shows', async () => {
  const begun = performance.now();
  const chance = createChance(seed);
  product.startRenderer();
  await product.untilPublished();
  console.log(`seed ${seed}, ${wanted} changes`);
  let [made, refused, publications, rendered] = [0, 0, 0, 0];
  while (made < wanted) {
    // Several changes at once are joined into one publication, or into two, of which the second begins while the first
    // is made.
    const until = Math.min(wanted, made + (chance.happens(0.3) ? 2 + chance.below(4) : 1));
    const words: string[] = [];
    while (made < until && refused < mostRefusals) {
      const said = await tryChange({ payload: product.payload, chance, count: made + refused + 1 });
      words.push(said.words);
      if (said.isMade) made += 1;
      else refused += 1;
    }
    expect(refused, 'so many changes are refused that hardly any is made').toBeLessThan(mostRefusals);
    await product.untilPublished();
    publications += 1;
    const summary = product.summary();
    rendered += summary.rendered;
    console.log(`${made}: ${words.join('; ')} (${summary.rendered} of ${summary.total} rendered)`);
    expect(summary.faults).toEqual([]);
  }
  const [shown, current] = [product.summary(), product.currentRelease()];
  const full = await product.renderAll();
  expect([full.version, full.rendered, full.faults]).toEqual([shown.version, full.total, []]);
  const whole = current.replace(shown.id, full.id);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${made} changes made, ${refused} refused, ${publications} publications, ${rendered} pages rendered`);
  console.log(`${filesOf(whole).length} files of ${full.total} addresses compared; ${seconds} s, seed ${seed}`);
  expect(findDifferences(current, whole).join('\n'), `seed ${seed}`).toBe('');
}, 3_600_000);

/** Tries a change. One that the CMS refuses, such as leaving a link without its target, does not count. */
async function tryChange(editing: Editing): Promise<{ isMade: boolean; words: string }> {
  const change = editing.chance.pick(editing.chance.pick(groups));
  try {
    return { isMade: true, words: await change(editing) };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    return { isMade: false, words: `refused: ${error.message.slice(0, 120)}` };
  }
}

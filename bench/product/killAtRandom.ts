import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@frontage/backend/src/testing/chance.ts';
import type { Victim } from './processesOf.ts';
import type { SupervisedProduct } from './superviseProduct.ts';

/** Each as often as it is here: after a supervisor everything starts anew, and little could be hit meanwhile. */
const dice: readonly Victim[] = [
  ...(['website', 'website', 'website'] as const),
  ...(['renderer', 'renderer', 'renderer'] as const),
  ...(['admin', 'admin', 'starter', 'supervisor', 'preparer'] as const),
];
const serving: readonly Victim[] = ['website', 'renderer', 'admin'];
/** ms from one kill to the next: at least, and up to so many more. */
const pausesMs = { least: 2_500, more: 5_000 };
/** ms of its work after which the preparer is killed, at most. */
const preparesMs = 3_000;

/** Kills one process of the product after the other, whatever it does, until there were so many kills. */
export async function killAtRandom(product: SupervisedProduct, kills: number, chance: Chance): Promise<void> {
  for (let killed = 0; killed < kills; ) {
    await pause(pausesMs.least + chance.below(pausesMs.more));
    const victim = chance.pick(dice);
    if (victim === 'preparer') killed += await killPreparer(product, chance.below(preparesMs));
    else if (product.kill(victim)) killed += 1;
    // Who starts anew is not hit again and again: little would ever be served, and there would be little to harm.
    if (!serving.includes(victim)) await product.until('website');
  }
}

/** Kills the supervisor, and in the next start what prepares the database. */
async function killPreparer(product: SupervisedProduct, afterMs: number): Promise<number> {
  const isSupervisorHit = product.kill('supervisor');
  await product.until('preparer');
  await pause(afterMs);
  return Number(isSupervisorHit) + Number(product.kill('preparer'));
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@frontage/server/testing/chance.ts';
import type { Victim } from './processesOf.ts';
import type { SupervisedProduct } from './superviseProduct.ts';

/**
 * Each is as likely as it is frequent here. After a kill of the supervisor everything restarts, and little could be hit
 * meanwhile.
 */
const dice: readonly Victim[] = [
  ...(['website', 'website', 'website'] as const),
  ...(['renderer', 'renderer', 'renderer'] as const),
  ...(['admin', 'admin', 'starter', 'supervisor', 'preparer'] as const),
];
const serving: readonly Victim[] = ['website', 'renderer', 'admin'];
/** Minimum time in ms between two kills, and how much more it may be. */
const pausesMs = { least: 2_500, more: 5_000 };
/** Most ms of work after which the preparer is killed. */
const preparesMs = 3_000;

/** Kills one process of the product after another, whatever it is doing, until the number of kills is reached. */
export async function killAtRandom(product: SupervisedProduct, kills: number, chance: Chance): Promise<void> {
  for (let killed = 0; killed < kills; ) {
    await pause(pausesMs.least + chance.below(pausesMs.more));
    const victim = chance.pick(dice);
    if (victim === 'preparer') killed += await killPreparer(product, chance.below(preparesMs));
    else if (product.kill(victim)) killed += 1;
    // A process that restarts is not hit repeatedly: otherwise little would ever be served, and there would be little
    // to break.
    if (!serving.includes(victim)) await product.until('website');
  }
}

/** Kills the supervisor, and in the next start the process that prepares the database. */
async function killPreparer(product: SupervisedProduct, afterMs: number): Promise<number> {
  const isSupervisorHit = product.kill('supervisor');
  await product.until('preparer');
  await pause(afterMs);
  return Number(isSupervisorHit) + Number(product.kill('preparer'));
}

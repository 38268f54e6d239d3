import type { MomentStore } from './momentList.ts';
import { blockFolder, blockName, listMoments, nameOfList, readList } from './momentList.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** After this only the newest moment is kept; privacy policies state the figure. */
const longestDays = 30;

/**
 * Removes moments that are past their time, then blocks that no list names: those of removed moments, and those of a
 * process that was killed before it wrote its list. If it is killed itself, the next sweep goes on. Throws before it
 * removes any block where a list cannot be read.
 */
export async function sweepMoments(store: MomentStore, now: Date): Promise<void> {
  const all = await listMoments(store);
  const staying = new Set(stayingMoments(all, now));
  for (const time of all) if (!staying.has(time)) await store.remove(nameOfList(time));
  const named = new Set<string>();
  for (const time of staying) for (const hash of await readList(store, time)) named.add(blockName(hash));
  for (const name of await store.list(blockFolder)) if (!named.has(name)) await store.remove(name);
}

/**
 * The moments to keep: all of the last 24 hours, the last of each hour for a week, the last of each day (UTC) for 30
 * days, and the newest, however old it is, because nothing was written since. `times`: oldest first.
 */
export function stayingMoments(times: readonly Date[], now: Date): Date[] {
  return times.filter((time, place) => {
    const next = times[place + 1];
    if (next === undefined) return true;
    const age = now.getTime() - time.getTime();
    if (age <= dayMs) return true;
    const isLastOf = (ms: number) => Math.floor(time.getTime() / ms) < Math.floor(next.getTime() / ms);
    return age <= 7 * dayMs ? isLastOf(hourMs) : age <= longestDays * dayMs && isLastOf(dayMs);
  });
}

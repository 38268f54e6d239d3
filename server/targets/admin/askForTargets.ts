import { fetchJson } from '../../network/fetchJson.ts';
import type { Standing, Target, Wanted } from '../target.ts';

/** Targets that some words may mean. Undefined where no answer came. */
export async function askForTargets(wanted: Wanted, words: string, signal: AbortSignal): Promise<Target[] | undefined> {
  const query = new URLSearchParams({ wanted, words });
  return (await fetchJson<{ targets: Target[] }>(`/api/targets?${query}`, signal))?.targets;
}

/** What stored texts lead to, in the same order. Undefined where no answer came. */
export async function askForStandings(wanted: Wanted, values: readonly string[]): Promise<Standing[] | undefined> {
  const query = new URLSearchParams([['wanted', wanted], ...values.map((value) => ['value', value])]);
  return (await fetchJson<{ standings: Standing[] }>(`/api/targets/at?${query}`))?.standings;
}

import { useEffect, useState } from 'react';
import { ask } from '../../admin/ask.ts';
import type { Standing, Target, Wanted } from '../target.ts';

type Answer = (standing: Standing | undefined) => void;

/** The most values in one call. */
const atOnce = 40;
/** ms within which all fields of a form that opens have asked. */
const pauseMs = 40;

/** Callbacks that wait for an answer, by kind and value. */
const waiting = new Map<Wanted, Map<string, Answer[]>>();

/** Looks up what one stored text leads to; requests within a short time are combined into one call. */
function loadStanding(wanted: Wanted, value: string): Promise<Standing | undefined> {
  return new Promise((answer) => {
    if (waiting.size === 0) setTimeout(askForAll, pauseMs);
    const ofKind = waiting.get(wanted) ?? new Map<string, Answer[]>();
    waiting.set(wanted, ofKind);
    ofKind.set(value, [...(ofKind.get(value) ?? []), answer]);
  });
}

function askForAll(): void {
  const asked = [...waiting].map(([wanted, byValue]) => [wanted, [...byValue]] as const);
  waiting.clear();
  for (const [wanted, entries] of asked) {
    for (let first = 0; first < entries.length; first += atOnce) {
      void askFor(wanted, entries.slice(first, first + atOnce));
    }
  }
}

async function askFor(wanted: Wanted, entries: readonly (readonly [string, Answer[]])[]): Promise<void> {
  const values = entries.map(([value]) => value);
  const standings = await askForStandings(wanted, values);
  for (const [index, [, answers]] of entries.entries()) for (const answer of answers) answer(standings?.[index]);
}

/** What stored texts lead to, by text; requested whenever they change. */
export function useStandings(wanted: Wanted, values: readonly string[]): ReadonlyMap<string, Standing> {
  const [standings, setStandings] = useState<ReadonlyMap<string, Standing>>(new Map());
  const key = values.join(' ');
  useEffect(() => {
    let isCurrent = true;
    const asked = key.split(' ').filter(Boolean);
    void Promise.all(asked.map((value) => loadStanding(wanted, value))).then((answers) => {
      const known = asked.flatMap((value, index) => (answers[index] ? [[value, answers[index]] as const] : []));
      if (isCurrent) setStandings(new Map(known));
    });
    return () => {
      isCurrent = false;
    };
  }, [key, wanted]);
  return standings;
}

/** Targets that some words may mean. Undefined where no answer came. */
export async function askForTargets(wanted: Wanted, words: string, signal: AbortSignal): Promise<Target[] | undefined> {
  const query = new URLSearchParams({ wanted, words });
  return (await ask<{ targets: Target[] }>('GET', `/api/targets?${query}`, undefined, signal)).answer?.targets;
}

/** What stored texts lead to, in the same order. Undefined where no answer came. */
async function askForStandings(wanted: Wanted, values: readonly string[]): Promise<Standing[] | undefined> {
  const query = new URLSearchParams([['wanted', wanted], ...values.map((value) => ['value', value])]);
  return (await ask<{ standings: Standing[] }>('GET', `/api/targets/at?${query}`)).answer?.standings;
}

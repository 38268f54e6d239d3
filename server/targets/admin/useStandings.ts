import { useEffect, useState } from 'react';
import { ask } from '../../admin/ask.ts';
import type { Standing, Target, Wanted } from '../target.ts';

/** The most values in one call. */
const atOnce = 40;
/** ms within which all fields of a form that opens have asked. */
const pauseMs = 40;

interface Asked {
  wanted: Wanted;
  value: string;
  answer: (standing: Standing | undefined) => void;
}

let waiting: Asked[] = [];

/** Looks up what one stored text leads to; requests within a short time are combined into one call. */
function loadStanding(wanted: Wanted, value: string): Promise<Standing | undefined> {
  return new Promise((answer) => {
    if (waiting.length === 0) setTimeout(askForAll, pauseMs);
    waiting.push({ wanted, value, answer });
  });
}

function askForAll(): void {
  const asked = Map.groupBy(waiting, ({ wanted }) => wanted);
  waiting = [];
  for (const [wanted, all] of asked) {
    const values = [...new Set(all.map(({ value }) => value))];
    for (let first = 0; first < values.length; first += atOnce) {
      const some = values.slice(first, first + atOnce);
      void askForStandings(wanted, some).then((standings) => {
        for (const { answer, value } of all) if (some.includes(value)) answer(standings?.[some.indexOf(value)]);
      });
    }
  }
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

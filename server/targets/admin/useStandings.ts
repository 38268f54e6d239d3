import { useEffect, useState } from 'react';
import type { Standing, Wanted } from '../target.ts';
import { loadStanding } from './loadStanding.ts';

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

import { useEffect, useState } from 'react';
import type { Standing, Wanted } from '../../targets/target.ts';
import { askForStandings } from './askForTargets.ts';

/** How stored texts stand to what is there, by the text; asked for once each time that they change. */
export function useStandings(wanted: Wanted, values: readonly string[]): ReadonlyMap<string, Standing> {
  const [standings, setStandings] = useState<ReadonlyMap<string, Standing>>(new Map());
  const key = values.join(' ');
  useEffect(() => {
    const asked = key.split(' ').filter(Boolean);
    if (asked.length === 0) return;
    const asking = new AbortController();
    void askForStandings(wanted, asked, asking.signal).then((answer) => {
      if (answer)
        setStandings(new Map(asked.flatMap((value, index) => (answer[index] ? [[value, answer[index]]] : []))));
    });
    return () => asking.abort();
  }, [key, wanted]);
  return standings;
}

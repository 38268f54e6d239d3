import { useEffect, useState } from 'react';
import type { Target, Wanted } from '../target.ts';
import { askForTargets } from './askForTargets.ts';

/** ms without typing after which the request is sent. */
const pauseMs = 150;

/** Targets that the typed words may mean, while the list is open, sorted by kind. */
export function useTargets(wanted: Wanted, words: string, isOpen: boolean): Target[] | undefined {
  const [targets, setTargets] = useState<Target[]>();
  useEffect(() => {
    if (!isOpen) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const found = await askForTargets(wanted, words, asking.signal);
      if (found) setTargets(groupsOf(found).flatMap(([, group]) => group));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isOpen, wanted, words]);
  return targets;
}

/** Targets by kind, in the order in which each kind first appears. */
export function groupsOf(targets: readonly Target[]): [kind: string, Target[]][] {
  return [...Map.groupBy(targets, ({ kind }) => kind)];
}

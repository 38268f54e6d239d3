import { useEffect, useState } from 'react';
import type { Target, Wanted } from '../target.ts';
import { askForTargets } from './askForTargets.ts';

/** ms without another letter, after which the admin is asked. */
const pauseMs = 150;

/** What may be meant by what is typed, while a list is open; what belongs together is together. */
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

/** Targets by their kind, in the order in which each kind appears first. */
export function groupsOf(targets: readonly Target[]): [kind: string, Target[]][] {
  return [...Map.groupBy(targets, ({ kind }) => kind)];
}

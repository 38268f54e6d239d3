'use client';

import { type ComponentType, createElement, lazy, Suspense, useEffect, useState } from 'react';
import { checkSignedIn } from './ask.ts';
import { say } from './say.ts';

/** How often a script may fail, while the admin answers, before that is said: a release may have replaced it. */
const mostTries = 4;

/**
 * A part of a page whose script loads where the part is shown; nothing is shown until it is there. `dynamic` of Next
 * waits without a boundary of its own: until the script was there, React held back all that was done in the rest of the
 * form, and a script that did not load took the form with it. This one is asked for again until it arrives.
 */
export function partOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { isLost, noteUnloaded } = countTries();
  const Part = lazy(async () => ({ default: await askUntilAnswered(load, noteUnloaded) }));
  return (props) => <Suspense fallback={<Awaited isLost={isLost} />}>{createElement(Part, props)}</Suspense>;
}

/** Shows nothing, or that the part it stands for did not load. */
function Awaited({ isLost }: { isLost(): boolean }) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setSaid(isLost()), 1_000);
    return () => clearInterval(timer);
  }, [isLost]);
  return <output>{isSaid ? say('This part of the form did not load. Reload the page.') : ''}</output>;
}

/** Counts how often a script did not arrive while the admin answered. */
export function countTries() {
  let tries = 0;
  return {
    isLost: () => tries >= mostTries,
    /** False for a fault of another kind. */
    noteUnloaded(fault: unknown): boolean {
      if (!isUnloaded(fault)) return false;
      void checkSignedIn().then((answer) => {
        tries = answer === undefined ? 0 : tries + 1;
      });
      return true;
    },
  };
}

/** Whether the script of a part did not arrive, in the words of the bundler. */
const isUnloaded = (fault: unknown) => fault instanceof Error && fault.name === 'ChunkLoadError';

const pausesMs = { first: 500, longest: 10_000 };

/** Asks until an answer arrives. Throws a fault that does not pass by itself. */
export async function askUntilAnswered<Answer>(
  ask: () => Promise<Answer>,
  doesPass: (fault: unknown) => boolean,
): Promise<Answer> {
  for (let pauseMs = pausesMs.first; ; pauseMs = Math.min(2 * pauseMs, pausesMs.longest)) {
    try {
      return await ask();
    } catch (fault) {
      if (!doesPass(fault)) throw fault;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

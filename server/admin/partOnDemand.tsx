'use client';

import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { askUntilAnswered } from './askUntilAnswered.ts';

/**
 * A part of a page whose script loads where the part is shown; nothing is shown until it is there. `dynamic` of Next
 * waits without a boundary of its own: until the script was there, React held back all that was done in the rest of the
 * form, and a script that did not load took the form with it. This one is asked for again until it arrives.
 */
export function partOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await askUntilAnswered(load, isUnloaded) }));
  return (props) => <Suspense>{createElement(Part, props)}</Suspense>;
}

/** Whether the script of a part did not arrive, in the words of the bundler. */
const isUnloaded = (fault: unknown) => fault instanceof Error && fault.name === 'ChunkLoadError';

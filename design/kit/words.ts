import type { Words } from '@frontage/contract/words/say.ts';
import { createContext, useContext } from 'react';

/** Reads how the site of the page speaks; undefined where nobody says, as in a test of one part. */
export const Spoken = createContext<() => Words | undefined>(() => undefined);

/** The sentences that are not the usual ones. For parts that never wake: a browser has no site around them. */
export function useWords(): Words | undefined {
  return useContext(Spoken)();
}

'use client';

import type { ReactNode } from 'react';

const pausesMs = { first: 500, longest: 10_000 };

if (typeof window !== 'undefined') window.fetch = awaitPreferences(window.fetch);

/** Asks for preferences until they arrive. Renders only its children. */
export const AwaitedPreferences = ({ children }: { children: ReactNode }) => children;

/**
 * Returns a `fetch` that asks for a preference until an answer arrives. Payload (as of 3.90.2) keeps the promise of a
 * preference whose request failed, and nothing settles it: all drafts and checks of the form wait for it.
 */
function awaitPreferences(ask: typeof fetch): typeof fetch {
  return async (address, options) => {
    const isPreference = String(address).includes('/payload-preferences/') && !options?.body;
    for (let pauseMs = pausesMs.first; ; pauseMs = Math.min(2 * pauseMs, pausesMs.longest)) {
      try {
        return await ask(address, options);
      } catch (fault) {
        if (!isPreference) throw fault;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };
}

'use client';

import { toast } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { askUntilAnswered } from './partOnDemand.tsx';
import { readingMs } from './readingMs.ts';

const say = toast.error;
/** Payload shows each error for four seconds. Reading which twelve places still use a page takes longer. */
toast.error = (words, options) => say(words, { duration: readingMs(words), ...options });

if (typeof window !== 'undefined') window.fetch = awaitPreferences(window.fetch);

/** Keeps errors on screen until they can be read, and asks for preferences until they arrive. Renders its children. */
export const PatientPayload = ({ children }: { children: ReactNode }) => children;

/**
 * Returns a `fetch` that asks for a preference until an answer arrives. Payload (as of 3.90.2) keeps the promise of a
 * preference whose request failed, and nothing settles it: all drafts and checks of the form wait for it.
 */
function awaitPreferences(ask: typeof fetch): typeof fetch {
  return (address, options) => {
    const isPreference = String(address).includes('/payload-preferences/') && !options?.body;
    return askUntilAnswered(
      () => ask(address, options),
      () => isPreference,
    );
  };
}

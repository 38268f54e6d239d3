'use client';

import { toast } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { notReached } from './ask.ts';
import { askUntilAnswered } from './partOnDemand.tsx';
import { readingMs } from './readingMs.ts';
import { say } from './say.ts';

/**
 * Payload shows each error for four seconds. Reading which twelve places still use a page takes longer. A form says the
 * same for its draft and its publication.
 */
const { error, promise } = toast;
toast.error = (words, options) => {
  const id = error(words, { duration: readingMs(words), ...options });
  for (const one of toast.getToasts())
    if ('type' in one && one.type === 'error' && one.title === words && one.id !== id) toast.dismiss(one.id);
  return id;
};
toast.promise = (answer, data) => {
  const wordsOf = data?.error;
  if (typeof wordsOf !== 'function') return promise(answer, data);
  const shown = promise(answer, {
    ...data,
    async error(fault: unknown) {
      const words = await wordsOf(fault);
      toast.error(words, { id: Number(shown) });
      return words;
    },
  });
  return shown;
};

if (typeof window !== 'undefined') window.fetch = askPatiently(window.fetch);

/** Keeps errors on screen until they can be read, and asks for preferences until they arrive. Renders its children. */
export const PatientPayload = ({ children }: { children: ReactNode }) => children;

/** Statuses with which a proxy answers for an admin that is away, with a page of its own. */
const away = [502, 503, 504];

/**
 * Returns a `fetch` that says in our words that no answer came, where Payload shows those of the browser or the proxy,
 * and that asks for a preference until an answer arrives: Payload (as of 3.90.2) keeps the promise of a preference whose
 * request failed, and nothing settles it, so that all drafts and checks of the form wait for it.
 */
function askPatiently(ask: typeof fetch): typeof fetch {
  return (address, options) => {
    const isPreference = String(address).includes('/payload-preferences/') && !options?.body;
    return askUntilAnswered(
      async () => {
        const response = await ask(address, options).catch((fault: unknown) => {
          throw fault instanceof TypeError ? new TypeError(say(notReached), { cause: fault }) : fault;
        });
        const isOfProxy = away.includes(response.status) && !response.headers.get('Content-Type')?.includes('json');
        if (isOfProxy) throw new TypeError(say(notReached));
        return response;
      },
      () => isPreference,
    );
  };
}

'use client';

import { toast } from '@payloadcms/ui';
import type { ReactNode } from 'react';

const say = toast.error;
/** Payload shows each error for four seconds. Reading which twelve places still use a page takes longer. */
toast.error = (words, options) => say(words, { duration: readingMs(words), ...options });

/** Keeps each error on screen long enough to be read. Renders only its children. */
export const ReadableErrors = ({ children }: { children: ReactNode }) => children;

/** How long Payload shows any message, in ms. */
const leastMs = 4_000;
/** Reading time per letter in ms, for somebody who did not expect the message. */
const letterMs = 60;

/** Returns how long a message must be shown to be read, in ms. */
export function readingMs(words: unknown): number {
  return typeof words === 'string' ? Math.max(leastMs, words.length * letterMs) : 5 * leastMs;
}

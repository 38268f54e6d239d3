'use client';

import { toast } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { readingMs } from './readingMs.ts';

const say = toast.error;
/** Payload shows each error for four seconds. Reading which twelve places still use a page takes longer. */
toast.error = (words, options) => say(words, { duration: readingMs(words), ...options });

/** Keeps each error on screen long enough to be read. Renders only its children. */
export const ReadableErrors = ({ children }: { children: ReactNode }) => children;

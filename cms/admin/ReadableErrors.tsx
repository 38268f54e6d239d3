'use client';

import { toast } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { readingMs } from './readingMs.ts';

const say = toast.error;
/** Payload shows each for four seconds: to read which twelve places hold a page that was to go takes longer. */
toast.error = (words, options) => say(words, { duration: readingMs(words), ...options });

/** Lets errors stand until they can have been read. It shows nothing. */
export const ReadableErrors = ({ children }: { children: ReactNode }) => children;

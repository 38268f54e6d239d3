'use client';

import { Fragment, type ReactNode } from 'react';
import type { AdminWords } from '../say.ts';

interface WordsOfBrowserProps {
  children: ReactNode;
  language: string;
  /** Undefined for English. */
  words: AdminWords | undefined;
}

/** Gives the browser the words of its page, and draws everything anew when somebody chooses another language. */
export function WordsOfBrowser({ children, language, words }: WordsOfBrowserProps) {
  if (typeof window !== 'undefined') globalThis.spokenInAdmin = () => words && { language, words };
  return <Fragment key={language}>{children}</Fragment>;
}

'use client';

import type { Language } from '@frontage/contract/language.ts';
import { Fragment, type ReactNode } from 'react';
import type { Spoken } from '../say.ts';

interface WordsOfBrowserProps {
  children: ReactNode;
  language: Language;
  /** Undefined for English. */
  words: Spoken['words'] | undefined;
}

/** Gives the browser the words of its page, and draws everything anew when somebody chooses another language. */
export function WordsOfBrowser({ children, language, words }: WordsOfBrowserProps) {
  if (typeof window !== 'undefined') globalThis.spokenInAdmin = () => words && { language, words };
  return <Fragment key={language}>{children}</Fragment>;
}

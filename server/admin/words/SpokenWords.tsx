import type { ReactNode } from 'react';
import { spokenLanguage } from '../say.ts';
import { WordsOfBrowser } from './WordsOfBrowser.tsx';

/** Around all pages: what components say in the language of whoever looks. */
export function SpokenWords({ children }: { children: ReactNode }) {
  return <WordsOfBrowser language={spokenLanguage()}>{children}</WordsOfBrowser>;
}

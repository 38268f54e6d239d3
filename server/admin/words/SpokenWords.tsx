import type { ReactNode } from 'react';
import { spokenLanguage } from '../say.ts';
import { wordsOfParts } from './speakToRequests.ts';
import { WordsOfBrowser } from './WordsOfBrowser.tsx';

/** Around all pages: what components say in the language of whoever looks. */
export function SpokenWords({ children }: { children: ReactNode }) {
  const language = spokenLanguage();
  return (
    <WordsOfBrowser language={language} words={wordsOfParts[language]}>
      {children}
    </WordsOfBrowser>
  );
}

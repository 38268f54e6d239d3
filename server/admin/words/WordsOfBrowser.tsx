'use client';

import type { Language } from '@frontage/contract/language.ts';
import { Fragment, type ReactNode, use } from 'react';
import type { Spoken } from '../say.ts';

const catalogues: Partial<Record<Language, () => Promise<{ default: Spoken['words'] }>>> = {
  de: () => import('./parts.de.json'),
};
const loads = new Map<Language, Promise<Spoken>>();

/** Starts once for each language: whoever waits for it has to get the same promise each time. */
function load(language: Language, catalogue: () => Promise<{ default: Spoken['words'] }>): Promise<Spoken> {
  const known = loads.get(language) ?? catalogue().then(({ default: words }) => ({ language, words }));
  loads.set(language, known);
  return known;
}

/** Gives a browser the words of its page before anything wakes; English needs none. */
export function WordsOfBrowser({ children, language }: { children: ReactNode; language: Language }) {
  const catalogue = catalogues[language];
  if (typeof window !== 'undefined') {
    const spoken = catalogue && use(load(language, catalogue));
    globalThis.spokenInAdmin = () => spoken;
  }
  return <Fragment key={language}>{children}</Fragment>;
}

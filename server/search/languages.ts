import type { Language } from '@frontage/contract/language.ts';
import { fold } from './words.ts';

/** What a language knows of its words. */
export interface WordForms {
  /** What all forms of a folded word have in common; the word itself where the language has no rules here. */
  stemOf: (word: string) => string;
  /** Words that a question has and an answer may lack: the, of, what. */
  fillers: ReadonlySet<string>;
}

type Rules = () => [Promise<{ stemmer: (word: string) => string }>, Promise<{ stopwords: string[] }>];

/** Languages with rules. The others are searched by words as they are written, their beginnings, and near ones. */
const rules: Partial<Record<Language, Rules>> = {
  da: () => [import('@orama/stemmers/danish'), import('@orama/stopwords/danish')],
  de: () => [import('@orama/stemmers/german'), import('@orama/stopwords/german')],
  en: () => [import('@orama/stemmers/english'), import('@orama/stopwords/english')],
  es: () => [import('@orama/stemmers/spanish'), import('@orama/stopwords/spanish')],
  fi: () => [import('@orama/stemmers/finnish'), import('@orama/stopwords/finnish')],
  fr: () => [import('@orama/stemmers/french'), import('@orama/stopwords/french')],
  hu: () => [import('@orama/stemmers/hungarian'), import('@orama/stopwords/hungarian')],
  it: () => [import('@orama/stemmers/italian'), import('@orama/stopwords/italian')],
  lt: () => [import('@orama/stemmers/lithuanian'), import('@orama/stopwords/lithuanian')],
  nb: () => [import('@orama/stemmers/norwegian'), import('@orama/stopwords/norwegian')],
  nl: () => [import('@orama/stemmers/dutch'), import('@orama/stopwords/dutch')],
  pt: () => [import('@orama/stemmers/portuguese'), import('@orama/stopwords/portuguese')],
  ro: () => [import('@orama/stemmers/romanian'), import('@orama/stopwords/romanian')],
  sv: () => [import('@orama/stemmers/swedish'), import('@orama/stopwords/swedish')],
  tr: () => [import('@orama/stemmers/turkish'), import('@orama/stopwords/turkish')],
  uk: () => [import('@orama/stemmers/ukrainian'), import('@orama/stopwords/ukrainian')],
};

/** British and American spelling are one: tokenisation, tokenization. */
const british = /is(e[drs]?|ers|ing|ations?)$/;

/** Loads the rules of a language. Both sides are folded before, so that a word typed without its accents has its stem. */
export async function loadWordForms(language: Language): Promise<WordForms> {
  const [stems, fillers] = rules[language]?.() ?? [];
  const stemmer = (await stems)?.stemmer ?? ((word: string) => word);
  return {
    stemOf: language === 'en' ? (word) => stemmer(word.replace(british, 'iz$1')) : stemmer,
    fillers: new Set((await fillers)?.stopwords.map(fold)),
  };
}

import type { Language } from '@frontage/contract/language.ts';
import type { WordIndex } from './WordIndex.ts';
import { fold, queryWords } from './words.ts';

/** One way to say what is asked for: all of its words. `share`: how much it counts, up to 1. */
export interface Expression {
  words: readonly string[];
  share: number;
}

/** A part of a query. Documents have it where they have one of its expressions; the first one is what was typed. */
export interface Asked {
  expressions: Expression[];
  /** False for words that a question has and an answer may lack. */
  isNeeded: boolean;
}

/** Expressions that mean the same, each as its words. */
export type Synonyms = readonly (readonly string[])[][];

/** What an owner writes: expressions that mean the same, with commas between. */
export function readSynonyms(groups: readonly { words: string }[]): Synonyms {
  return groups.map(({ words }) =>
    words
      .split(/[,;\n、，]/)
      .map(queryWords)
      .filter(({ length }) => length > 0),
  );
}

interface Knowledge {
  index: WordIndex;
  forms: WordForms;
  synonyms: Synonyms;
}

/** Takes a query apart: fillers are not needed, and what means the same, or was written apart, counts too. */
export function askedFor(query: string, { index, forms, synonyms }: Knowledge): Asked[] {
  const words = queryWords(query);
  const isFiller = (word: string) => forms.fillers.has(word);
  const isAllFilled = words.every(isFiller);
  const asked: Asked[] = [];
  for (let at = 0; at < words.length; ) {
    const meant = meantAt(words, at, { index, synonyms });
    const typed = words.slice(at, at + meant.length);
    asked.push({
      expressions: [{ words: typed, share: 1 }, ...meant.others],
      isNeeded: isAllFilled || !typed.every(isFiller),
    });
    at += typed.length;
  }
  return asked;
}

/** The longest stretch of words from there on that has synonyms or is known as one word; otherwise one word. */
function meantAt(words: readonly string[], at: number, { index, synonyms }: Pick<Knowledge, 'index' | 'synonyms'>) {
  const isWrittenAt = (expression: readonly string[]) =>
    expression.every((word, place) => index.stemOf(words[at + place] ?? '') === index.stemOf(word));
  const written = synonyms.flatMap((group) => {
    const length = Math.max(0, ...group.filter(isWrittenAt).map((expression) => expression.length));
    return length > 0 ? [{ length, group: group.filter((one) => !isWrittenAt(one)) }] : [];
  });
  const joined = words.slice(at, at + 2).join('');
  const length = Math.max(1, ...written.map((one) => one.length));
  const others = written
    .filter((one) => one.length === length)
    .flatMap(({ group }) => group.map((same): Expression => ({ words: same, share: 0.9 })));
  if (at + 1 < words.length && length <= 2 && index.hasWord(joined)) {
    return { length: 2, others: [...(length === 2 ? others : []), { words: [joined], share: 0.9 }] };
  }
  return { length, others };
}

/** Adds the words near those that were typed. `isUnknown`: only where no document has what was typed. */
export function withNear(asked: readonly Asked[], index: WordIndex, isUnknown: boolean): Asked[] {
  return asked.map((one) => {
    const [typed] = one.expressions;
    if (!one.isNeeded || !typed) return one;
    const near = typed.words.flatMap((word, place): Expression[] => {
      if (isUnknown && index.matches(word).length > 0) return [];
      const instead = [...index.near(word).map((other) => [other]), index.split(word) ?? []];
      return instead
        .filter(({ length }) => length > 0)
        .map((others) => ({ words: typed.words.toSpliced(place, 1, ...others), share: 0.8 }));
    });
    return near.length > 0 ? { ...one, expressions: [...one.expressions, ...near] } : one;
  });
}

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

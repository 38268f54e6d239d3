import type { WordForms } from './languages.ts';
import type { WordIndex } from './WordIndex.ts';
import { queryWords } from './words.ts';

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

import type { Language } from '@frontage/contract/language.ts';
import { fill, type ValuesFor } from '@frontage/contract/words/say.ts';
import { createElement, Fragment, type ReactNode } from 'react';

export interface Spoken {
  language: Language;
  /** By the English sentence. */
  words: Readonly<Record<string, string>>;
}

declare global {
  /**
   * The words of whoever looks: on the server of the request that is answered, in a browser of the page. Undefined
   * elsewhere, and for English. A global, because Next has this module several times in a process.
   */
  var spokenInAdmin: (() => Spoken | undefined) | undefined;
}

/**
 * Says a sentence of the admin to whoever looks, with the values for its names in braces. It is its own id, and English
 * where the catalogue lacks it. A word that another language says in several ways says which after a bar, `To|of an email`.
 * Works in components of server and browser, hooks and endpoints; not for what is stored,
 * or sent to somebody else.
 */
export function say<const Sentence extends string>(sentence: Sentence, ...[values]: ValuesFor<Sentence>): string {
  return fill(wordsFor(sentence), values);
}

/** Says a noun within a sentence: in English with a small letter. */
export function sayNoun(noun: string): string {
  return spokenLanguage() === 'en' ? noun.toLowerCase() : say(noun);
}

/** The language of whoever looks, for days in words and for numbers. */
export const spokenLanguage = (): Language => globalThis.spokenInAdmin?.()?.language ?? 'en';

/** The same for `Intl`: English as in Britain. */
export const spokenLocale = () => spokenLanguage().replace(/^en$/, 'en-GB');

export const nameOfLanguage = (language: string) =>
  new Intl.DisplayNames([spokenLocale()], { type: 'language' }).of(language) ?? language;

/** The name of a country by its code; in English as visitors choose it. */
export const nameOfCountry = (code: string, english: string) =>
  (spokenLanguage() !== 'en' && new Intl.DisplayNames([spokenLocale()], { type: 'region' }).of(code)) || english;

export const wordsFor = (sentence: string) =>
  globalThis.spokenInAdmin?.()?.words[sentence] ?? sentence.slice(0, sentence.match(/\|[\w ]+$/)?.index);

/** Says a sentence that contains elements, such as a link, each by its name in braces. */
export function sayWith(sentence: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = wordsFor(sentence).split(/\{(\w+)\}/);
  return createElement(Fragment, {}, ...parts.map((part, place) => (place % 2 ? elements[part] : part)));
}

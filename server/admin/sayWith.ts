import { createElement, Fragment, type ReactNode } from 'react';
import { wordsFor } from './say.ts';

/** Says a sentence that contains elements, such as a link, each by its name in braces. */
export function sayWith(sentence: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = wordsFor(sentence).split(/\{(\w+)\}/);
  return createElement(Fragment, {}, ...parts.map((part, place) => (place % 2 ? elements[part] : part)));
}

import { kindTexts } from './pageTexts.ts';
import type { Words } from './say.ts';

/** The words of a kind's declaration in those of the site: `Articles`. What a declaration has of its own stays. */
export function sayKinds(usual: string, words: Words | undefined): string {
  const [id = ''] = Object.entries(kindTexts).find(([, text]) => text === usual) ?? [];
  return words?.[id] ?? usual;
}

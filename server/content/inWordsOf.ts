import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindOf } from '@frontage/kinds/kinds.ts';

/**
 * Documents with the words of a language in place of their own. One without them is left out, unless its kind keeps its
 * names.
 */
export function inWordsOf<Document extends { id: number }>(
  collection: KindWith<'words'>['collection'],
  documents: readonly Document[],
  said: ReadonlyMap<string, object> | undefined,
): Document[] {
  const { words }: Kind = kindOf(collection);
  const without = Object.fromEntries(Object.keys(words?.fields ?? {}).map((field) => [field, undefined]));
  return documents.flatMap((document) => {
    const own = said?.get(`${collection} ${document.id}`);
    if (own) return [{ ...document, ...without, ...own }];
    return words?.isKept ? [document] : [];
  });
}

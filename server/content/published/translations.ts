import { kindOfWords } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { fitObject } from '../fitTo.ts';

/** The published words of documents in each further language, by their collection and id. */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, object>>;

export async function readTranslations(payload: Payload): Promise<Translations> {
  const where = { _status: { equals: 'published' } };
  const { docs } = await payload.find({ collection: 'translations', where, depth: 0, pagination: false });
  const byLanguage = new Map<string, Map<string, object>>();
  for (const stored of docs) {
    const kind = kindOfWords(stored.kind);
    if (!kind) continue;
    const words = byLanguage.get(stored.language) ?? new Map<string, object>();
    words.set(`${kind.collection} ${stored.original}`, fitObject(kind.words.fields, stored[kind.name]));
    byLanguage.set(stored.language, words);
  }
  return byLanguage;
}

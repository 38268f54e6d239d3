import { pathIn } from '@frontage/contract/language.ts';
import type { HitKind } from '@frontage/contract/search.ts';
import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import { type KindWith, pathOfStored } from '@frontage/kinds/kinds.ts';
import { fitObject } from '../content/fitTo.ts';
import { inWordsOf } from '../content/inWordsOf.ts';
import type { TranslatedWords } from '../payload-types.ts';
import { codeOfLayout, hasBlocks, textOfLayout } from '../texts/textOfLayout.ts';
import type { SearchedCollection, SearchedDocument } from './searchTable.ts';
import { weighWords } from './weighWords.ts';

/** The most characters of a document that are searched: more than forty pages of text. */
const maxTextLength = 200_000;

/**
 * A stored document as the search has it, given with what its path is under; undefined where visitors must not find it:
 * unpublished, without an address, or excluded from search engines. Its path says in which language it is.
 */
export function documentToIndex(
  kind: KindWith<'search'> & Kind,
  stored: Stored & { id: number },
): SearchedDocument | undefined {
  const { appears, collection, ends, hasDrafts, part, search } = kind;
  const path = part ? part.pathOf(stored) : pathOfStored(kind, stored);
  const isHidden = Boolean(Reflect.get(Object(stored.head), 'noIndex'));
  if ((hasDrafts && stored._status !== 'published') || isHidden || !path) return undefined;
  const { hitOf, hits, labelOf, texts }: NonNullable<Kind['search']> = search;
  const [usual = ''] = Object.keys(hits);
  const label = labelOf?.(stored);
  const said = texts(stored);
  const title = String(stored[kind.title]);
  const text = textOf(...said, hasBlocks(collection) ? textOfLayout(collection, stored.layout) : undefined);
  // Code is found like the text, and shown in no excerpt.
  const code = hasBlocks(collection) ? textOf(codeOfLayout(collection, stored.layout)) : '';
  return {
    collection: collection as SearchedCollection,
    documentId: stored.id,
    kind: (hitOf?.(stored) ?? usual) as HitKind,
    title,
    text,
    words: weighWords({ title, lead: textOf(said[0]), text: `${text}\n${code}` }),
    path,
    label: typeof label === 'string' && label ? label : undefined,
    ...(appears ? { date: new Date(String(stored[appears])).toISOString() } : {}),
    ...(ends && stored[ends] ? { until: new Date(String(stored[ends])).toISOString() } : {}),
  };
}

/** The same in the words that a translation has for it. */
export function translationToIndex(
  kind: KindWith<'words'> & KindWith<'search'>,
  original: Stored & { id: number },
  translation: TranslatedWords,
): SearchedDocument | undefined {
  const words = fitObject(kind.words.fields, translation[kind.name]);
  const [said] = inWordsOf(kind.collection, [original], new Map([[`${kind.collection} ${original.id}`, words]]));
  const found = translation._status === 'published' && said ? documentToIndex(kind, said) : undefined;
  const own = { collection: 'translations', documentId: translation.id } as const;
  return found && { ...found, ...own, path: pathIn(translation.language, found.path) };
}

function textOf(...texts: unknown[]): string {
  return texts.filter(Boolean).join('\n').slice(0, maxTextLength);
}

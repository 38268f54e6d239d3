import type { ReadArticle } from '@frontage/blocks/text/readArticle.ts';
import type { ReadHeading } from '@frontage/blocks/text/readText.ts';

/** Entries of the contents: all headings and the footnotes. An article with a single part needs no contents. */
export function contentsOf({ headings, footnotes }: ReadArticle): ReadHeading[] {
  if (headings.length < 2) return [];
  return footnotes.length > 0 ? [...headings, { id: 'footnotes', text: 'Footnotes', level: 2 }] : headings;
}

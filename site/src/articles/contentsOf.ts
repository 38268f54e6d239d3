import type { ReadArticle } from '@frontage/blocks/text/readArticle.ts';
import type { ReadHeading } from '@frontage/blocks/text/readText.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';

/** Entries of the contents: all headings and the footnotes. An article with a single part needs no contents. */
export function contentsOf({ headings, footnotes }: ReadArticle, words?: Words): ReadHeading[] {
  if (headings.length < 2) return [];
  return footnotes.length > 0
    ? [...headings, { id: 'footnotes', text: saySite(words, 'text.footnotes'), level: 2 }]
    : headings;
}

import type { ReadArticle } from '@frontage/blocks/text/readArticle.ts';
import type { ReadHeading } from '@frontage/blocks/text/readText.ts';
import { spelled } from '@frontage/contract/primitives/counting.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { sayCount, saySite } from '@frontage/contract/words/siteTexts.ts';

/** Entries of the contents: all headings and the footnotes. An article with a single part needs no contents. */
export function contentsOf({ headings, footnotes }: ReadArticle, words?: Words): ReadHeading[] {
  if (headings.length < 2) return [];
  return footnotes.length > 0
    ? [...headings, { id: 'footnotes', text: saySite(words, 'text.footnotes'), level: 2 }]
    : headings;
}

/** What the collapsed contents are called: how many parts there are. */
export const foldedTitleOf = (headings: readonly ReadHeading[], words?: Words): string =>
  sayCount(
    words,
    { one: 'article.contentsOne', other: 'article.contentsMany', spelled: spelled.slice(0, 10) },
    headings.filter(({ level }) => level === 2).length,
  );

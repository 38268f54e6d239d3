import type { ArticleCard } from './article.ts';
import { formatDuration } from './primitives/dates.ts';
import type { Words } from './words/say.ts';
import { sayCount, saySite } from './words/siteTexts.ts';

/** How long an article takes to read. Lists print only that: there is nothing to watch. */
export const lengthOf = ({ timeToRead: minutes }: Pick<ArticleCard, 'timeToRead'>, words?: Words): string =>
  saySite(words, 'article.minutes', { minutes });

/** The same in words, above the article, with the length of the recording that it is about. R9. */
export function lengthInWords(
  { durationSeconds, timeToRead }: Pick<ArticleCard, 'durationSeconds' | 'timeToRead'>,
  words?: Words,
): string {
  const length = sayCount(words, { one: 'article.toReadOne', other: 'article.toRead' }, timeToRead);
  if (!durationSeconds) return length;
  return saySite(words, 'article.recording', { length, duration: formatDuration(durationSeconds) });
}

import type { ArticleCard } from '@frontage/contract/article.ts';
import type { Language } from '@frontage/contract/language.ts';
import { monthName } from '@frontage/contract/primitives/dates.ts';

/** The articles of one month. */
export interface Month {
  /** `2026-11` */
  key: string;
  /** `November` and `2026`. */
  name: string;
  year: string;
  articles: ArticleCard[];
}

/** Groups articles by month, in UTC, and keeps their order. */
export function monthsOf(articles: readonly ArticleCard[], language?: Language): Month[] {
  const months: Month[] = [];
  for (const article of articles) {
    const moment = new Date(article.date);
    const key = moment.toISOString().slice(0, 7);
    const last = months.at(-1);
    if (last?.key === key) last.articles.push(article);
    else {
      months.push({ key, name: monthName(moment, language), year: key.slice(0, 4), articles: [article] });
    }
  }
  return months;
}

/** The day of the month, in UTC. */
export function dayOf(date: string): number {
  return new Date(date).getUTCDate();
}

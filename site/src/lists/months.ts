import type { ArticleCard } from '@frontage/contract/article.ts';
import type { Language } from '@frontage/contract/language.ts';
import { monthName } from '@frontage/contract/primitives/dates.ts';

/** How many months are counted, up to that of the newest entry. */
const countedMonths = 12;

export interface MonthCount {
  /** `2026-11` */
  key: string;
  count: number;
}

/** Counts the entries of the twelve months up to the newest, oldest month first. Months without entries have 0. */
export function countByMonth(articles: readonly Pick<ArticleCard, 'date'>[]): MonthCount[] {
  const [newest] = articles;
  if (!newest) return [];
  const last = new Date(newest.date);
  const months = Array.from({ length: countedMonths }, (_, index) => {
    const month = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - countedMonths + 1 + index));
    return { key: month.toISOString().slice(0, 7), count: 0 };
  });
  const byKey = new Map(months.map((month) => [month.key, month]));
  for (const { date } of articles) {
    const month = byKey.get(new Date(date).toISOString().slice(0, 7));
    // Newest first: after an entry older than the first month, none counts.
    if (!month) break;
    month.count += 1;
  }
  return months;
}

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
  const byMonth = Map.groupBy(articles, ({ date }) => new Date(date).toISOString().slice(0, 7));
  return [...byMonth].map(([key, articles]) => ({
    key,
    name: monthName(new Date(key), language),
    year: key.slice(0, 4),
    articles,
  }));
}

/** The day of the month, in UTC. */
export function dayOf(date: string): number {
  return new Date(date).getUTCDate();
}

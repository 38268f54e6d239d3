import type { ArticleCard } from '@frontage/contract/article.ts';

/** Months of a list that are counted: those up to the newest entry. */
const countedMonths = 12;

/** How many entries a month has. */
export interface MonthCount {
  /** `2026-11` */
  key: string;
  count: number;
}

/** The entries of the twelve months up to the newest, oldest month first; months without one are 0. */
export function monthTally(articles: readonly Pick<ArticleCard, 'date'>[]): MonthCount[] {
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
    // Newest first: what is older than the first month is followed by nothing that counts.
    if (!month) break;
    month.count += 1;
  }
  return months;
}

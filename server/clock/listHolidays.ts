import Holidays from 'date-holidays';

/** What is known of a country: its public holidays in one year, and the parts that have some of their own. */
export interface CountryHolidays {
  /** `YYYY-MM-DD`, both ends inclusive. */
  days: { from: string; to: string; name: string }[];
  /** Names by code, such as HH: Hansestadt Hamburg. */
  regions: Record<string, string>;
}

const dayMs = 86_400_000;

/** Run by `runBounded`: the rules of all countries take 40 MB, which nobody who serves should hold. */
export async function work(country: string, region: string, year: string): Promise<string> {
  const holidays = region ? new Holidays(country, region) : new Holidays(country);
  const days = holidays
    .getHolidays(Number(year))
    .filter(({ type }) => type === 'public')
    .map(({ date, end, name, start }) => {
      const first = date.slice(0, 10);
      const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
      const last = new Date(new Date(first).getTime() + (count - 1) * dayMs).toISOString().slice(0, 10);
      return { from: first, to: last, name };
    });
  const found: CountryHolidays = { days, regions: holidays.getStates(country) ?? {} };
  return JSON.stringify(found);
}

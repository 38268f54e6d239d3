import { oncePer } from '@frontage/contract/primitives/once.ts';
import type { Payload } from 'payload';
import { runBounded } from '../bounded/runBounded.ts';
import type { BookingPlan, Office } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import type { CountryHolidays } from './listHolidays.ts';

/** A day or a range of days off, both ends inclusive. */
export interface DaysOff {
  /** `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Undefined where it applies to all offices. */
  officeId: number | undefined;
}

type Place = Pick<Office, 'id' | 'countryCode' | 'holidayRegion'>;

/**
 * Days on which nobody calls and nobody owes an answer: those that are written down, and where it is switched on the
 * public holidays of each office in this year and the next. Where these cannot be calculated, which is logged, the
 * others count: a request is stored in any case. R70.
 */
export async function readDaysOff(
  payload: Payload,
  { daysOff, publicHolidays }: Pick<BookingPlan, 'daysOff' | 'publicHolidays'>,
  offices: readonly Place[],
  now = new Date(),
): Promise<DaysOff[]> {
  const written = (daysOff ?? []).map(({ from, to, office }) => ({ from, to: to || from, officeId: idOf(office) }));
  if (!publicHolidays) return written;
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1];
  const holidays = offices.flatMap(({ countryCode, holidayRegion, id }) =>
    years.map(async (year) => {
      const found = await readHolidays(countryCode, holidayRegion ?? '', year).catch((error: unknown) =>
        payload.logger.error({ err: error, msg: `The public holidays of ${countryCode} could not be calculated` }),
      );
      return (found?.days ?? []).map(({ from, to }) => ({ from, to, officeId: id }));
    }),
  );
  return [...written, ...(await Promise.all(holidays)).flat()];
}

/** Public holidays by the rules of `date-holidays`. Rejects if the machine cannot calculate them; then ask again. */
export const readHolidays = (country: string, region: string, year: number): Promise<CountryHolidays> =>
  calculate(JSON.stringify([country, region, String(year)]));

/** A year's holidays do not change while this process runs. */
const calculate = oncePer(async (asked: string): Promise<CountryHolidays> => {
  const answer = await runBounded({
    module: 'server/clock/listHolidays.ts',
    args: JSON.parse(asked),
    bounds: { cpuS: 20, memoryMb: 256, answerBytes: 100_000 },
  });
  return JSON.parse(answer.toString());
});

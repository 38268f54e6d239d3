import { offsetWords } from '@frontage/contract/booking/hoursInWords.ts';
import { spokenLocale } from '../admin/say.ts';

/** A time in a zone, with its offset from UTC: `24 Nov 2026, 17:00 UTC+1`. */
export function momentWords(iso: string, zone: string, { hasSeconds = false } = {}): string {
  const moment = new Date(iso);
  const style = { dateStyle: 'medium', timeStyle: hasSeconds ? 'medium' : 'short', timeZone: zone } as const;
  return `${moment.toLocaleString(spokenLocale(), style)} ${offsetWords(moment, zone)}`;
}

export const hasSeconds = (field: object): boolean =>
  (field as { admin?: { date?: { displayFormat?: string } } }).admin?.date?.displayFormat?.includes('ss') ?? false;

/** The time zone of an agency that has not set one. */
export const usualZone = 'UTC';

import { cleanedPhone } from '@frontage/contract/contact/cleaned.ts';
import { e164Of } from '@frontage/contract/primitives/phone.ts';

type Document = Record<string, unknown> | undefined;

/** Runs before validation: strips a phone number to the form that links need, however it was typed. */
export function normalizeNumber({ data }: { data?: Document }) {
  const phone: unknown = data?.phone;
  if (!(phone instanceof Object) || !('raw' in phone) || typeof phone.raw !== 'string') return data;
  const typed = cleanedPhone(phone.raw);
  const raw = e164Of(typed) ?? typed;
  return { ...data, phone: { ...phone, raw } };
}

/** Runs before validation: writes the hours of an office with two digits, however they were typed. */
export function completeHours({ data }: { data?: Document }) {
  if (!data) return data;
  const hours = (['opens', 'closes'] as const).filter((name) => name in data);
  return { ...data, ...Object.fromEntries(hours.map((name) => [name, completeClock(data[name])])) };
}

/** Writes `9`, `9:00`, `9.00` and `9 Uhr` as `09:00`; leaves anything else to the validation. */
export function completeClock(typed: unknown): unknown {
  const [, hour, minutes = '00'] =
    typeof typed === 'string' ? (/^\s*(\d{1,2})(?:[:.](\d\d))?\s*(?:Uhr\s*)?$/i.exec(typed) ?? []) : [];
  return hour ? `${hour.padStart(2, '0')}:${minutes}` : typed;
}

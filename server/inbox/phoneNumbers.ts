import { cleanedPhone } from '@frontage/contract/contact/cleaned.ts';
import { e164Of, phoneKeyOf, phonePattern } from '@frontage/contract/primitives/phone.ts';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Where } from 'payload';
import type { Lead } from '../payload-types.ts';

/** Digits from which a search is for a number; fewer are in too many of them. */
const leastDigits = 4;
/** Digits that any number has, without the code of its country. */
const leastNational = 7;

/** What is stored beside a number as it was typed: the one to dial, and the digits by which it is found. R27. */
export function numbersOf(phone: string | null | undefined) {
  return { phoneE164: e164Of(phone ?? undefined) ?? null, phoneKey: phone ? phoneKeyOf(phone) : null };
}

export const keepNumbers: CollectionBeforeChangeHook<Lead> = ({ data }) =>
  'phone' in data ? { ...data, ...numbersOf(data.phone) } : data;

/** A number is found however it was typed, with or without the code of its country. */
export const findNumbers: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'read' && 'where' in args && args.where ? { ...args, where: withNumbers(args.where) } : args;

function withNumbers(where: Where): Where {
  const { phone, ...others } = where;
  const rest = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, Array.isArray(value) ? value.map(withNumbers) : value]),
  );
  const found = phone && !Array.isArray(phone) ? conditionsOf(phone.like ?? phone.contains ?? phone.equals) : [];
  if (!phone || found.length === 0) return where.phone ? { ...rest, phone: where.phone } : rest;
  const either: Where = { or: [{ phone }, ...found] };
  return Object.keys(rest).length === 0 ? either : { and: [rest, either] };
}

function conditionsOf(searched: unknown): Where[] {
  const typed = cleanedPhone(String(searched ?? ''));
  const digits = phoneKeyOf(typed).replace(/^0+/, '');
  if (!phonePattern.test(typed) || digits.length < leastDigits) return [];
  const nationals = [1, 2, 3].map((code) => digits.slice(code)).filter((rest) => rest.length >= leastNational);
  return [
    { phoneKey: { contains: digits } },
    // Typed at home, and searched with the code of the country.
    ...(nationals.length > 0 ? [{ phoneKey: { in: nationals.flatMap((rest) => [rest, `0${rest}`]) } }] : []),
  ];
}

import type { CountrySource } from '@frontage/contract/contact/contactRequest.ts';
import { countriesIn } from '@frontage/contract/contact/countriesIn.ts';
import type { StoredAnswer } from '@frontage/contract/forms/Question.ts';
import { type Language, usualLanguage } from '@frontage/contract/language.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { Payload } from 'payload';
import { say, spokenLanguage } from '../admin/say.ts';
import { sayAgain } from '../admin/sayAgain.ts';
import { answerInWords, parseFacts } from '../delivery/mails/requestFacts.ts';
import type { Lead } from '../payload-types.ts';
import { answersOf, headOf } from './answersOf.ts';
import { statuses } from './statuses.ts';

/** What stands for the sender of an email that names none. */
export const noAddress = 'nobody@invalid';

/** Returns the number of a request, which people can say on the phone, such as Q-2611-0412. */
export function referenceOf({ id, receivedAt, createdAt }: Pick<Lead, 'id' | 'receivedAt' | 'createdAt'>): string {
  const [year = '', month = ''] = (receivedAt ?? createdAt).split('-');
  return `Q-${year.slice(2)}${month}-${String(id).padStart(4, '0')}`;
}

type Known = { country?: string | null | undefined; countrySource?: CountrySource | null | undefined };

/** How certain a country is that the visitor did not state. R31. */
const sources: Partial<Record<CountrySource, string>> = {
  cookie: 'as chosen on an earlier visit',
  lookup: 'by where the visitor’s network is',
  default: 'a guess',
};

/**
 * Never passes a guess off as a fact: `United States, a guess`. `says`: how the admin says that, in a language in which
 * the country is named as well.
 */
export function countryInWords(
  { country, countrySource }: Known,
  says = (words: string) => words,
  language: Language = usualLanguage,
): string | undefined {
  const source = countrySource && sources[countrySource];
  const named = language === usualLanguage ? undefined : countriesIn(language).find(({ name }) => name === country);
  return country ? [named?.label ?? country, source && says(source)].filter(Boolean).join(', ') : undefined;
}

type About = Pick<Lead, 'details'> & { answers?: unknown };

/** What a request tells by the line, to whoever looks: days, hours and numbers as they write them. */
export function detailsInWords(lead: About, zone: string): string {
  const language = spokenLanguage();
  const words = wordsOf({ language });
  const shows = (answer: StoredAnswer) => answerInWords(answer, { language, words });
  return parseFacts(lead.details ?? '', answersOf(lead), (label) => sayAgain(label), shows, { language, zone })
    .map(([label, value]) => (label ? `${headOf(label)} ${value}` : value))
    .join('\n');
}

/** The first words of what it is about: of its message, otherwise of its details, such as the hour of a call. */
export function aboutInWords(lead: About & Pick<Lead, 'message'>, zone: string, mostCharacters: number): string {
  const words = (lead.message || detailsInWords(lead, zone)).replace(/\s+/g, ' ').trim();
  return words.length > mostCharacters ? `${words.slice(0, mostCharacters).trimEnd().toWellFormed()}…` : words;
}

const minuteMs = 60_000;
const units = [
  { ms: 24 * 60 * minuteMs, one: '{count} day', many: '{count} days' },
  { ms: 60 * minuteMs, one: '{count} hour', many: '{count} hours' },
  { ms: minuteMs, one: '{count} minute', many: '{count} minutes' },
] as const;

/** How long there is to answer a request: `due in 5 hours`, `late by 2 days`. Empty where no answer is owed. */
export function timeLeftInWords({ answerDueAt, answerState }: Pick<Lead, 'answerDueAt' | 'answerState'>, now: Date) {
  if (!answerState || !answerDueAt) return '';
  const leftMs = Date.parse(answerDueAt) - now.getTime();
  const length = lengthInWords(Math.abs(leftMs));
  if (!length) return say('due now');
  return leftMs > 0 ? say('due in {length}', { length }) : say('late by {length}', { length });
}

/** A time in its largest unit, rounded down: `5 hours`. Empty below a minute. */
export function lengthInWords(lengthMs: number): string {
  const [unit] = units.filter(({ ms }) => lengthMs >= ms);
  if (!unit) return '';
  const count = Math.floor(lengthMs / unit.ms);
  return say(count === 1 ? unit.one : unit.many, { count });
}

/** The earlier requests of the same address: how many, and who dealt with the last one. */
export async function findEarlierRequests(
  payload: Payload,
  { email, id }: Pick<Lead, 'email' | 'id'>,
): Promise<{ count: number; words: string }> {
  if (!email) return { count: 0, words: '' };
  const { docs, totalDocs: count } = await payload.find({
    collection: 'leads',
    where: { and: [{ email: { equals: email } }, { id: { less_than: id } }, { status: { not_equals: 'quarantine' } }] },
    sort: '-id',
    limit: 1,
    depth: 1,
    joins: false,
  });
  const [last] = docs;
  const owner = typeof last?.owner === 'object' ? last.owner?.name : undefined;
  const label = say(statuses.find(({ value }) => value === last?.status)?.label ?? '');
  const state = label.charAt(0).toLowerCase() + label.slice(1);
  const requests = count === 1 ? say('1 earlier request,') : say('{count} earlier requests, the last one', { count });
  return { count, words: [requests, state, owner && say('by {owner}', { owner })].filter(Boolean).join(' ') };
}

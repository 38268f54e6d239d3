import { say } from '../admin/say.ts';
import type { Lead } from '../payload-types.ts';

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

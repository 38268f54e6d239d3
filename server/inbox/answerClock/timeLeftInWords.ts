import type { Lead } from '../../payload-types.ts';

const minuteMs = 60_000;
const units = [
  { ms: 24 * 60 * minuteMs, one: 'day', many: 'days' },
  { ms: 60 * minuteMs, one: 'hour', many: 'hours' },
  { ms: minuteMs, one: 'minute', many: 'minutes' },
];

/** How long there is to answer a request: `due in 5 hours`, `late by 2 days`. Empty where no answer is owed. */
export function timeLeftInWords({ answerDueAt, answerState }: Pick<Lead, 'answerDueAt' | 'answerState'>, now: Date) {
  if (!answerState || !answerDueAt) return '';
  const leftMs = Date.parse(answerDueAt) - now.getTime();
  const [unit] = units.filter(({ ms }) => Math.abs(leftMs) >= ms);
  if (!unit) return 'due now';
  const count = Math.floor(Math.abs(leftMs) / unit.ms);
  const length = `${count} ${count === 1 ? unit.one : unit.many}`;
  return leftMs > 0 ? `due in ${length}` : `late by ${length}`;
}

import { usualAnswerDays } from '@frontage/contract/answerTime.ts';
import { offsetWords, zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { dayIn, isTimeZone, longDay, momentOf, wallClock } from '@frontage/contract/booking/time.ts';
import { countriesIn } from '@frontage/contract/contact/countriesIn.ts';
import type { StoredAnswer } from '@frontage/contract/forms/Question.ts';
import { type Language, usualLanguage } from '@frontage/contract/language.ts';
import { currencies } from '@frontage/contract/money.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import { sayQuestion } from '@frontage/contract/words/questionTexts.ts';
import { usualZone } from '../../clock/momentWords.ts';
import { headOf, joinLines } from '../../inbox/answersOf.ts';
import type { Event, Lead } from '../../payload-types.ts';
import type { Promises } from './MailContent.ts';

/**
 * The time by which a request is answered: that of its clock, for one without a clock 18:00 UTC of the last of the
 * working days that the settings say. If that is over before anybody is told, as with a request rescued after days,
 * working days count from `toldAt`.
 */
export function answerDue(
  { answerDueAt, createdAt, receivedAt }: Pick<Lead, 'answerDueAt' | 'createdAt' | 'receivedAt'>,
  toldAt: Date | undefined,
  workingDays = usualAnswerDays,
): Date {
  const due = answerDueAt ? new Date(answerDueAt) : endOfWorkingDay(new Date(receivedAt ?? createdAt), workingDays);
  return toldAt && due <= toldAt ? endOfWorkingDay(toldAt, workingDays) : due;
}

function endOfWorkingDay(after: Date, workingDays: number): Date {
  const end = new Date(after);
  for (let passed = 0; passed < workingDays; passed += 1) {
    do end.setUTCDate(end.getUTCDate() + 1);
    while (end.getUTCDay() === 0 || end.getUTCDay() === 6);
  }
  end.setUTCHours(18, 0, 0, 0);
  return end;
}

/** For example: Monday 23 November, 2026, 18:00 UTC. By the clock of the agency, where it has set one. */
export function momentInWords(moment: Date, { language, zone = usualZone }: Pick<Promises, 'language' | 'zone'> = {}) {
  const { day, time } = wallClock(moment, zone);
  return `${longDay(day, language)}, ${time} ${offsetWords(moment, zone)}`;
}

/** The event of a seat by its own clock, for example: Ledger Night, Thursday 4 March, 2027, 18:00 UTC. */
export const seatInWords = (event: Pick<Event, 'starts' | 'timeZone' | 'title'> | undefined, language?: Language) =>
  event && `${event.title}, ${momentInWords(new Date(event.starts), { language, zone: event.timeZone })}`;

/**
 * The word to greet with: the first word of the name, if it is plainly a name. A person who types somebody else's
 * address must not be able to send their own words with it.
 */
export function greetingName(name: string): string | undefined {
  const [first = ''] = name.normalize('NFC').trim().split(/\s+/);
  return /^\p{Lu}[\p{L}\p{M}'’-]{1,19}$/u.test(first) ? first : undefined;
}

/**
 * The name of a file as it was sent, if it is plainly a file name: as with {@link greetingName}, nobody may use it to
 * send words or an address to somebody else. For all other names, the type, such as `*.docx`.
 */
export function nameToRepeat(fileName: string): string {
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,3}\.\w{2,7}$/u.test(fileName);
  if (isPlain && fileName.length <= 48) return fileName;
  const ending = /\.(\w{2,7})$/.exec(fileName)?.[1];
  return ending ? `*.${ending.toLowerCase()}` : '*';
}

/**
 * Parses the details of a request, which are lines such as `Network: Flow`, into rows of label and value. Those of its
 * answers begin with their question. `says`: how a label of ours is said; `shows`: an answer; `reader`: in whose
 * language and by whose clock the hour of a call is.
 */
export function parseFacts(
  details: string,
  answers: readonly StoredAnswer[] = [],
  says = (label: string) => label,
  shows = ({ shown }: StoredAnswer) => joinLines(shown),
  reader: Pick<Promises, 'language' | 'zone'> = {},
): [label: string, value: string][] {
  return details.split('\n').map((line) => {
    const answer = answers.find(({ label }) => line.startsWith(`${headOf(label)} `));
    const head = answer && headOf(answer.label);
    const rest = head && line.slice(head.length + 1);
    if (answer && rest) return [head.replace(/:$/, ''), rest === joinLines(answer.shown) ? shows(answer) : rest];
    const colon = line.indexOf(': ');
    if (colon < 0) return ['', line];
    const [label, value] = [line.slice(0, colon).trim(), line.slice(colon + 2)];
    return [says(label), hourInWords(label, value, details, reader) ?? value];
  });
}

/** An hour as `detailsOf` a call writes it: `Tuesday 24 November, 2026, 10:00 UTC`, the visitor's `in Asia/Kathmandu`. */
function readHour(written: string) {
  const [, date = '', time = '', zone = ''] = /^\w+ (\d+ \w+, \d{4}), (\d\d:\d\d) (?:in )?(\S+)$/.exec(written) ?? [];
  const day = new Date(`${date} UTC`);
  if (Number.isNaN(day.getTime()) || !isTimeZone(zone)) return undefined;
  return { moment: momentOf(day.toISOString().slice(0, 10), time, zone), time, zone };
}

function hourInWords(label: string, value: string, details: string, reader: Pick<Promises, 'language' | 'zone'>) {
  const { moment, time, zone = '' } = readHour(value) ?? {};
  if (moment && label === 'Call') return momentInWords(moment, reader);
  if (!moment || label !== 'Their clock') return undefined;
  // Their clocks may show that time twice; UTC does not.
  const called = readHour(/^Call: (.*)$/m.exec(details)?.[1] ?? '')?.moment ?? moment;
  return `${longDay(dayIn(called, zone), reader.language)}, ${time}, ${zoneWords(called, zone)}`;
}

/** An answer as its reader writes numbers, days and countries, and says yes; what was typed or chosen stays. */
export function answerInWords(
  { kind, shown, value }: StoredAnswer,
  { language, words }: Pick<Promises, 'language' | 'words'>,
): string {
  if (!language) return joinLines(shown);
  if (kind === 'date') return formatDate(String(value), language);
  if (kind === 'yesNo' || (kind === 'consent' && language !== usualLanguage))
    return sayQuestion(words, value === 'no' ? 'questionNo' : 'questionYes');
  if (kind === 'country') return countriesIn(language).find(({ name }) => name === value)?.label ?? shown;
  if (kind !== 'number' && kind !== 'amount') return joinLines(shown);
  const currency = currencies.find((one) => shown.startsWith(`${one} `));
  const style =
    currency &&
    ({ style: 'currency', currency, maximumFractionDigits: 6, trailingZeroDisplay: 'stripIfInteger' } as const);
  return Number(value).toLocaleString(language, style || { maximumFractionDigits: 6 });
}

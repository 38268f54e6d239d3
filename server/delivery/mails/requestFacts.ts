import { usualAnswerDays } from '@frontage/contract/answerTime.ts';
import { longDay } from '@frontage/contract/booking/time.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { Event, Lead } from '../../payload-types.ts';

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

/** For example: Monday 23 November, 2026, 18:00 UTC. */
export function momentInWords(moment: Date, language?: Language): string {
  const clock = moment.toISOString();
  return `${longDay(clock.slice(0, 10), language)}, ${clock.slice(11, 16)} UTC`;
}

/** The event of a seat, for example: Ledger Night, Thursday 4 March, 2027, 18:00 UTC. */
export function seatInWords(
  event: Pick<Event, 'starts' | 'title'> | undefined,
  language?: Language,
): string | undefined {
  return event && `${event.title}, ${momentInWords(new Date(event.starts), language)}`;
}

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
 * send words or an address to somebody else. For all other names, the type, such as `a DOCX file`.
 */
export function nameToRepeat(fileName: string): string {
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,3}\.\w{2,7}$/u.test(fileName);
  if (isPlain && fileName.length <= 48) return fileName;
  const ending = /\.(\w{2,7})$/.exec(fileName)?.[1];
  return ending ? `a ${ending.toUpperCase()} file` : 'a file';
}

/**
 * Parses the details of a request, which are lines such as `Network: Flow`, into rows of label and value. `heads`: how
 * those of its answers begin.
 */
export function parseFacts(details: string, heads: readonly string[] = []): [label: string, value: string][] {
  return details.split('\n').map((line) => {
    const head = heads.find((one) => line.startsWith(`${one} `));
    if (head) return [head.replace(/:$/, ''), line.slice(head.length + 1)];
    const colon = line.indexOf(': ');
    return colon < 0 ? ['', line] : [line.slice(0, colon).trim(), line.slice(colon + 2)];
  });
}

import type { Event, Lead } from '@frontage/cms/payload-types.ts';
import { longDay } from '@frontage/contract/booking/time.ts';

/** The number of a request that people can say on the phone, such as Q-2611-0412. */
export function referenceOf({ id, receivedAt, createdAt }: Pick<Lead, 'id' | 'receivedAt' | 'createdAt'>): string {
  const [year = '', month = ''] = (receivedAt ?? createdAt).split('-');
  return `Q-${year.slice(2)}${month}-${String(id).padStart(4, '0')}`;
}

/**
 * Until when a request is answered: 18:00 UTC of the next working day. Where that is over before anybody is told, as
 * of a request that was rescued after days, the next one counts from `toldAt`.
 */
export function answerDue(
  { receivedAt, createdAt }: Pick<Lead, 'receivedAt' | 'createdAt'>,
  toldAt: Date | undefined,
): Date {
  const due = endOfNextWorkingDay(new Date(receivedAt ?? createdAt));
  return toldAt && due <= toldAt ? endOfNextWorkingDay(toldAt) : due;
}

function endOfNextWorkingDay(after: Date): Date {
  const end = new Date(after);
  do end.setUTCDate(end.getUTCDate() + 1);
  while (end.getUTCDay() === 0 || end.getUTCDay() === 6);
  end.setUTCHours(18, 0, 0, 0);
  return end;
}

/** Such as: Monday 23 November, 2026, 18:00 UTC. */
export function momentInWords(moment: Date): string {
  const clock = moment.toISOString();
  return `${longDay(clock.slice(0, 10))}, ${clock.slice(11, 16)} UTC`;
}

/** The event of a seat, such as: Ledger Night, Thursday 4 March, 2027, 18:00 UTC. */
export function seatInWords(event: Pick<Event, 'starts' | 'title'> | undefined): string | undefined {
  return event && `${event.title}, ${momentInWords(new Date(event.starts))}`;
}

/** Such as 48.2 MB. */
export function sizeInWords(bytes: number): string {
  if (bytes < 100_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/**
 * The word to greet with: the first of the name, where it is one. Whoever types an address of somebody else must not
 * be able to send words of theirs with it.
 */
export function greetingName(name: string): string | undefined {
  const [first = ''] = name.normalize('NFC').trim().split(/\s+/);
  return /^\p{Lu}[\p{L}\p{M}'’-]{1,19}$/u.test(first) ? first : undefined;
}

/** The details of a request, which are lines such as `Network: Flow`, as rows of label and value. */
export function factsIn(details: string): [label: string, value: string][] {
  return details.split('\n').map((line) => {
    const colon = line.indexOf(': ');
    return colon < 0 ? ['', line] : [line.slice(0, colon).trim(), line.slice(colon + 2)];
  });
}

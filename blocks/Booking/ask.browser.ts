import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { SlotsAnswer } from '@frontage/contract/booking/bookingAnswers.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';

/** `GET /booking/slots`; undefined where there is no answer of ours. Our own server: its shape is held by its tests. */
export async function askSlots(
  month: string,
  zone: string,
  hold: string | undefined,
): Promise<SlotsAnswer | undefined> {
  const query = new URLSearchParams({ month, zone, ...(hold ? { hold } : {}) });
  try {
    const answer = await fetch(`${backendAddress}${bookingPaths.slots}?${query}`, { credentials: 'include' });
    return answer.ok ? ((await answer.json()) as SlotsAnswer) : undefined;
  } catch {
    return undefined;
  }
}

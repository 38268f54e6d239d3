import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { SlotsAnswer } from '@frontage/contract/booking/slotsAnswer.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';

/** `GET /booking/slots`; undefined without an answer, or on a failure. */
export async function askSlots(
  month: string,
  zone: string,
  hold: string | undefined,
): Promise<SlotsAnswer | undefined> {
  const query = new URLSearchParams({ month, zone, ...(hold ? { hold } : {}) });
  try {
    const answer = await fetch(`${backendAddress}${bookingPaths.slots}?${query}`, { credentials: 'include' });
    const told: object = await answer.json();
    return hasSlots(told) ? told : undefined;
  } catch {
    return undefined;
  }
}

/** Our own host answers by its contract, or with a failure, which has no hours. */
function hasSlots(told: object): told is SlotsAnswer {
  return 'slots' in told;
}

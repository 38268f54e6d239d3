import { own as found } from '../../registry/deliveries.ts';
import { TryLater } from './Channel.ts';
import type { OwedRequest, OwnDelivery } from './OwnDelivery.ts';

/** By the names of their files. */
const own: Readonly<Record<string, OwnDelivery>> = found;

/** Those of an agency's own code that a new request owes. `body` names the file. */
export function listOwnOwed(request: OwedRequest): { kind: 'own'; label: string; body: string }[] {
  return Object.entries(own)
    .filter(([, delivery]) => isOwed(delivery, request))
    .map(([body, { label }]) => ({ kind: 'own', label, body }));
}

function isOwed({ isOwed }: OwnDelivery, request: OwedRequest): boolean {
  try {
    return isOwed?.(request) ?? true;
  } catch {
    // The request must be stored. What is owed by mistake fails where sales see it; what is not owed nobody would miss.
    return true;
  }
}

/** Hands a delivery to the code that it is for. Without that code it waits: it may be left out for a fault. */
export const deliverOwn: OwnDelivery['deliver'] = async (due, sendEmail) => {
  const delivery = own[due.row.body ?? ''];
  if (!delivery) throw new TryLater(`own/deliveries has no ${due.row.body} that works`, 3_600_000);
  return await delivery.deliver(due, sendEmail);
};

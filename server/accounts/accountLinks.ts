import type { Payload } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import type { DeliveryKind } from '../delivery/delivery.ts';
import { enqueueDeliveries } from '../delivery/enqueueDeliveries.ts';

const accountLinkKinds = ['invitation', 'new-password'] as const satisfies readonly DeliveryKind[];
export type AccountLinkKind = (typeof accountLinkKinds)[number];

const hourMs = 3_600_000;

/** ms for which such a link is valid, counted from when the email leaves. */
export const linkLifetimeMs: Record<AccountLinkKind, number> = {
  invitation: 7 * 24 * hourMs,
  'new-password': 2 * hourMs,
};

export function accountLink(adminUrl: string, token: string): string {
  return `${adminUrl}/admin/set-password/${token}`;
}

/** Owes somebody a link. The backend makes the link when the email leaves, so that none waits in the database. */
export async function enqueueAccountLink(
  payload: Payload,
  req: InTransaction,
  user: number,
  kind: AccountLinkKind,
): Promise<void> {
  await enqueueDeliveries(payload, req, null, [{ kind, user }]);
}

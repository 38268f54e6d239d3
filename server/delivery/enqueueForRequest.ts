import type { Payload } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import { type Deciding, findRecipients } from '../forms/findRecipients.ts';
import { readForm } from '../forms/readForms.ts';
import { enqueueDeliveries, labelOf, type Owed, webhooksFor } from './enqueueDeliveries.ts';
import { listOwnOwed } from './ownDeliveries.ts';

/** What decides who is told about a request: its form, and what its visitor answered. */
export interface RequestToTell extends Deciding {
  id: number;
  formId?: string | null | undefined;
}

/**
 * Enqueues what a new request owes: an email to each recipient of its form, one to the visitor, the entry in the CRM,
 * what the agency's own code delivers, and a call of every webhook for that event.
 */
export async function enqueueForRequest(
  payload: Payload,
  req: InTransaction,
  request: RequestToTell,
  email: string | null,
): Promise<void> {
  await enqueueDeliveries(payload, req, request.id, [
    ...(await noticesFor(payload, req, request)),
    ...(email ? [{ kind: 'acknowledgement' } as const] : []),
    { kind: 'crm' },
    ...listOwnOwed({ ...request, email }),
    ...(await webhooksFor(payload, req, 'request.received')),
  ]);
}

/** One notice for each recipient of the form, so that one wrong address holds up no other. */
async function noticesFor(payload: Payload, req: InTransaction, request: RequestToTell): Promise<Owed[]> {
  const told = await findToldOf(payload, req, request);
  return told.map((recipient) =>
    recipient
      ? { kind: 'sales-notice', recipient, label: `${labelOf['sales-notice']}: ${recipient}` }
      : { kind: 'sales-notice' },
  );
}

/** Who of sales is told about a request: addresses, or undefined alone for the default address of all forms. */
export async function findToldOf(
  payload: Payload,
  req: InTransaction,
  { formId, ...request }: RequestToTell,
): Promise<readonly (string | undefined)[]> {
  const form = await readForm(payload, formId, req);
  const recipients = form ? await findRecipients(payload, form, request, req) : [];
  return recipients.length === 0 ? [undefined] : recipients;
}

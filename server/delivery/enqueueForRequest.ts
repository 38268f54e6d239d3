import { addressKeyOf } from '@frontage/contract/contact/cleaned.ts';
import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import { readForm } from '../forms/readForms.ts';
import { findCalled } from '../inbox/becameOf.ts';
import { giveOwner, type RequestToOwn, readColleagues } from '../inbox/owner.ts';
import { findRecipients } from '../inbox/routes.ts';
import type { Lead } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { enqueueDeliveries, enqueueForAddition, labelOf, type Owed, webhooksFor } from './enqueueDeliveries.ts';
import { addressIn } from './Mailer.ts';
import { listOwnOwed } from './ownDeliveries.ts';

/** What decides who is told about a request, and who owns it: its form, and what its visitor answered. */
export interface RequestToTell extends RequestToOwn {
  /** What it becomes by its form of questions. */
  becomes?: Lead['becomes'] | undefined;
}

/**
 * Gives a new request its owner, and enqueues what it owes: an email to each recipient of its form and to its owner, one
 * to the visitor, the entry in the CRM, what the agency's own code delivers, and a call of every webhook for that event.
 * Returns the id of the owner, if it was given one.
 */
export async function enqueueForRequest(
  payload: Payload,
  req: InTransaction,
  request: RequestToTell,
  email: string | null,
): Promise<number | undefined> {
  const owner = await giveOwner(payload, req, request);
  const told = await findToldOf(payload, req, request);
  await enqueueDeliveries(payload, req, request.id, [
    ...noticesTo(eachOnce(payload, typeof owner === 'object' ? [...told, owner.email] : told)),
    ...(owner === 'nobody' ? remindersTo(await findAdmins(payload, req), 'nobody') : []),
    ...(email ? owedToVisitor(request) : []),
    { kind: 'crm' },
    ...listOwnOwed({ ...request, email }),
    ...(await webhooksFor(payload, req, 'request.received')),
  ]);
  return typeof owner === 'object' ? owner.id : undefined;
}

/** Tells those who were told of a request, and its owner, once more: it has become more than it was. */
export async function enqueueNoticesAgain(payload: Payload, req: InTransaction, lead: Lead): Promise<void> {
  const told = await findToldOf(payload, req, lead);
  const owner = (await readColleagues(payload, req)).find(({ id }) => id === idOf(lead.owner));
  const notices = noticesTo(eachOnce(payload, owner ? [...told, owner.email] : told));
  await enqueueDeliveries(payload, req, lead.id, notices);
}

/** The email with a document is a receipt by itself. A subscriber is asked to confirm as well. */
function owedToVisitor({ becomes }: RequestToTell): Owed[] {
  if (becomes === 'download') return [{ kind: 'document-link' }];
  return [{ kind: 'acknowledgement' }, ...(becomes === 'subscriber' ? [{ kind: 'letter-confirm' } as const] : [])];
}

/** One notice for each address, so that one wrong address holds up no other; undefined is the general address of sales. */
const noticesTo = (told: readonly (string | undefined)[]): Owed[] =>
  told.map((recipient) => ({ kind: 'sales-notice', ...addressed(labelOf['sales-notice'], recipient) }));

const addressed = (label = '', recipient?: string) =>
  recipient ? { recipient, label: `${label}: ${recipient}` } : { label };

/**
 * Those who are told, each once, in whichever letter case: the general address, which is undefined, tells whoever
 * MAIL_TO names.
 */
export function eachOnce({ config }: Payload, told: readonly (string | undefined)[]): (string | undefined)[] {
  const general = String(config.custom.mailTo ?? '').split(',');
  const seen = new Set<string | undefined>(
    told.includes(undefined) ? general.map((one) => addressKeyOf(addressIn(one))) : [],
  );
  return told.filter((one) => {
    const key = one && addressKeyOf(one);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
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

const reminders = {
  due: 'Email: an answer is due',
  late: 'Email: an answer is late',
  nobody: 'Email: nobody is here to answer',
} as const;

/** The same about a request that waits. */
export const remindersTo = (told: readonly (string | undefined)[], body: keyof typeof reminders): Owed[] =>
  told.map((recipient) => ({ kind: 'answer-due', body, ...addressed(reminders[body], recipient) }));

export async function findAdmins(payload: Payload, req: InTransaction): Promise<string[]> {
  return (await readColleagues(payload, req)).filter(({ role }) => role === 'admin').map(({ email }) => email);
}

/**
 * Enqueues, for a request that sales rescue from quarantine, what it would have owed at once, in the same transaction.
 * A visitor who asked for a document or a call gets the email about that instead of an acknowledgement. What the
 * visitor added meanwhile goes to the CRM as a note; the email to sales repeats it, where they had none before.
 */
export const enqueueOnRescue: CollectionAfterChangeHook<Lead> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || previousDoc.status !== 'quarantine') return;
  const { payload } = req;
  // Read again: `doc` has only the fields that the caller selected.
  const lead = await payload.findByID({ collection: 'leads', id: doc.id, depth: 0, joins: false, req });
  if (lead.status === 'quarantine') return;
  const newest = await newestDelivery(payload, req, lead);
  if (newest) {
    // Put back into quarantine and rescued again: nobody is told twice, except of what was added meanwhile.
    const isNews = lead.addedAt && Date.parse(lead.addedAt) > Date.parse(newest.createdAt);
    if (isNews) await enqueueForAddition(payload, req, lead.id, addedTo(lead));
    return;
  }
  const order = await orderOf(payload, req, lead);
  if (order) await enqueueDeliveries(payload, req, lead.id, [{ kind: order }]);
  const owner = await enqueueForRequest(payload, req, lead, order ? null : (lead.email ?? null));
  if (lead.addition)
    await enqueueDeliveries(payload, req, lead.id, [{ kind: 'crm-note', body: `Note: ${lead.addition}` }]);
  return owner === undefined ? doc : { ...doc, owner };
};

async function newestDelivery(payload: Payload, req: PayloadRequest, { id }: Lead) {
  const where = { lead: { equals: id } };
  const { docs } = await payload.find({ collection: 'deliveries', where, sort: '-id', limit: 1, depth: 0, req });
  return docs[0];
}

function addedTo({ addition, projectTypes, timeline }: Lead): string {
  const wanted = projectTypes?.length ? `Wanted: ${projectTypes.join(', ')}` : undefined;
  const words = [wanted, timeline && `Timeline: ${timeline}`, addition && `Note: ${addition}`];
  return words.filter(Boolean).join('\n');
}

/** What the backend must do for it, in addition to what every request owes. */
async function orderOf(payload: Payload, req: PayloadRequest, { document, email, id }: Lead) {
  if (document && email) return 'document-link';
  return (await findCalled(payload, [{ id }], req)).size > 0 ? 'call-booking' : undefined;
}

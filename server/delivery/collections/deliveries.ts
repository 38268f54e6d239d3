import type { CollectionConfig, DateField, FieldHook } from 'payload';
import { exceptAccounts } from '../../access/access.ts';
import { answer, postCall } from '../../access/endpoints.ts';
import { findShown } from '../../admin/findShown.ts';
import { say } from '../../admin/say.ts';
import { saidAgain, sayAgain } from '../../admin/sayAgain.ts';
import { inTransaction, lockRows } from '../../database/inTransaction.ts';
import { owedAttempts, owedFor, owedForLead, owedForSubscriber, owedForUser, owedStatus } from '../../fields/owed.ts';
import { uiField } from '../../fields/uiFields.ts';
import type { Delivery } from '../../payload-types.ts';
import { deliveryKinds, type TimelineEntry, timelineOf } from '../delivery.ts';
import { webhookEvents } from '../webhookEvents.ts';

const bySeconds: DateField['admin'] = { position: 'sidebar', date: { displayFormat: 'd MMM yyyy, HH:mm:ss' } };

/**
 * What is owed to others, and how it went. A row is written in the transaction of what it is owed for; the backend
 * tries to deliver it for days. Nobody edits it, but a failed one may be sent again.
 */
export const deliveries = (smtpUrl: string | undefined): CollectionConfig => ({
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  typescript: { interface: 'Delivery' },
  admin: {
    useAsTitle: 'label',
    defaultColumns: ['label', 'lead', 'status', 'attempts', 'lastError', 'nextTryAt'],
    description:
      'Emails, CRM entries and calls of other programs that are owed. Failed ones wait here for you to send them again.',
    group: 'Sales',
  },
  access: { read: exceptAccounts },
  defaultSort: '-createdAt',
  // Deliveries that are due are looked up every second.
  indexes: [{ fields: ['status', 'nextTryAt'] }],
  endpoints: [sendAgainEndpoint],
  hooks: { beforeOperation: [findShown('label', [...deliveryKinds, ...webhookEvents])] },
  fields: [
    { name: 'label', label: 'What', type: 'text', required: true, hooks: { afterRead: [sayLabel] } },
    uiField('sendAgain', '/delivery/admin/Timeline.tsx#SendAgain', {
      position: 'sidebar',
      Cell: '/delivery/admin/Timeline.tsx#SendAgainCell',
    }),
    {
      name: 'lastError',
      label: 'Why it was not delivered',
      type: 'textarea',
      hooks: saidAgain,
      admin: { condition: (data) => Boolean(data.lastError) },
    },
    {
      name: 'timeline',
      type: 'json',
      admin: { components: { Field: '/delivery/admin/Timeline.tsx#DeliveryTimeline' } },
    },
    owedStatus({ value: 'delivered', label: smtpUrl ? 'Delivered' : 'Done, emails are kept in the mailbox' }),
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: deliveryKinds.map(({ label, value }) => ({ label, value })),
      admin: { position: 'sidebar' },
    },
    owedForLead,
    owedFor('mail', 'Email', 'mails', 'always'),
    owedFor('message', 'Message', 'lead-messages', 'never'),
    owedForSubscriber,
    owedForUser,
    {
      name: 'webhook',
      type: 'relationship',
      relationTo: 'webhooks',
      admin: { position: 'sidebar', condition: (data) => Boolean(data.webhook) },
    },
    {
      name: 'event',
      type: 'select',
      options: [...webhookEvents],
      admin: { position: 'sidebar', condition: (data) => Boolean(data.event) },
    },
    // The recipient of a notice; without one it goes to MAIL_TO.
    { name: 'recipient', type: 'text', admin: { position: 'sidebar', condition: (data) => Boolean(data.recipient) } },
    // The text of a note, what was added, what a webhook reports besides the request or subscriber, or when a call is to begin.
    { name: 'body', type: 'textarea', admin: { hidden: true } },
    owedAttempts,
    { name: 'nextTryAt', label: 'Next try', type: 'date', admin: bySeconds },
    { name: 'deliveredAt', label: smtpUrl ? 'Delivered' : 'Done', type: 'date', admin: bySeconds },
    // The worker that is trying it, and until when no other may: server/delivery/openOutbox.ts.
    { name: 'leaseHolder', type: 'text', hidden: true },
    { name: 'leaseUntil', type: 'date', index: true, hidden: true },
  ],
});

/** What is owed, to whoever looks; what somebody named or wrote stays as it is: a webhook, the subject of an email. */
const sayLabel: FieldHook<Delivery, string> = ({ overrideAccess, siblingData: { kind }, value = '' }) => {
  if (overrideAccess !== false) return value;
  const [, what, named, event] = namedLabels[kind ?? '']?.exec(value) ?? [];
  return what ? [sayAgain(what), named, event && `. ${sayAgain(event)}`].join('') : sayAgain(value);
};

/** Before what is named, that, and what follows it. */
const namedLabels: Readonly<Record<string, RegExp>> = {
  webhook: /^([^:]+)(: .+?)(?:\. ([^.]+))?$/,
  mail: /^([^:]+)(: .+)$/s,
};

/** `POST /api/deliveries/:id/send-again`: tries a delivery at once that has failed or waits for its next try. */
export const sendAgainEndpoint = postCall('/:id/send-again', async ({ payload, routeParams, user }) => {
  const id = Number(routeParams?.id);
  const entry: TimelineEntry = { at: new Date().toISOString(), outcome: 'sent again' };
  return inTransaction(payload, async (req) => {
    // One that is being delivered at this very moment must not go out twice.
    await lockRows(payload, req, new Map([['deliveries', new Set([id])]]));
    // With the person's own access: sales do not learn what is owed to accounts.
    const own = { overrideAccess: false, user } as const;
    const asked = { collection: 'deliveries', id, depth: 0, disableErrors: true, req, ...own } as const;
    const delivery = await payload.findByID(asked);
    if (!delivery) return answer(404, say('There is no such delivery'));
    if (delivery.status === 'delivered') return answer(409, say('This was delivered already'));
    await payload.update({
      collection: 'deliveries',
      id,
      // Resets the count of tries, so that it is tried for days again. A worker that is trying it at this moment
      // keeps its lease.
      data: { status: 'owed', attempts: 0, nextTryAt: entry.at, timeline: [...timelineOf(delivery), entry] },
      depth: 0,
      req,
    });
    return answer(200, say('It will be tried within a few seconds'));
  });
});

import type { CollectionConfig } from 'payload';
import { exceptAccounts } from '../../access/access.ts';
import { owedAttempts, owedForLead, owedForSubscriber, owedForUser, owedStatus } from '../../fields/owed.ts';
import { uiField } from '../../fields/uiFields.ts';
import { deliveryKinds } from '../delivery.ts';
import { sendAgainEndpoint } from '../sendAgain.ts';
import { webhookEvents } from '../webhookEvents.ts';

function moment(name: string, label: string) {
  const date = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm:ss' } as const;
  return { name, label, type: 'date', admin: { position: 'sidebar', date } } as const;
}

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
  fields: [
    { name: 'label', label: 'What', type: 'text', required: true },
    uiField('sendAgain', '/delivery/admin/SendAgain.tsx#SendAgain', {
      position: 'sidebar',
      Cell: '/delivery/admin/SendAgain.tsx#SendAgainCell',
    }),
    {
      name: 'lastError',
      label: 'Why it was not delivered',
      type: 'textarea',
      admin: { condition: (data) => Boolean(data.lastError) },
    },
    {
      name: 'timeline',
      type: 'json',
      admin: { components: { Field: '/delivery/admin/Timeline.tsx#DeliveryTimeline' } },
    },
    owedStatus({ value: 'delivered', label: smtpUrl ? 'Delivered' : 'Done, emails are kept in the mailbox' }),
    { name: 'kind', type: 'select', required: true, options: [...deliveryKinds], admin: { position: 'sidebar' } },
    owedForLead,
    {
      name: 'mail',
      label: 'Email',
      type: 'relationship',
      relationTo: 'mails',
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'message',
      label: 'Answer',
      type: 'relationship',
      relationTo: 'lead-messages',
      index: true,
      admin: { hidden: true },
    },
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
    // The text of a note, what a webhook reports besides the request or subscriber, or when a call is to begin.
    { name: 'body', type: 'textarea', admin: { hidden: true } },
    owedAttempts,
    moment('nextTryAt', 'Next try'),
    moment('deliveredAt', smtpUrl ? 'Delivered' : 'Done'),
    // The worker that is trying it, and until when no other may: server/delivery/openOutbox.ts.
    { name: 'leaseHolder', type: 'text', hidden: true },
    { name: 'leaseUntil', type: 'date', index: true, hidden: true },
  ],
});

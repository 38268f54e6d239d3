import { randomBytes } from 'node:crypto';
import type { CollectionConfig } from 'payload';
import { say } from '../../admin/say.ts';
import { webhookEvents } from '../webhookEvents.ts';

/**
 * Addresses of other programs that are told what happens, such as chat tools. Each call is signed according to Standard
 * Webhooks.
 */
export const webhooks: CollectionConfig = {
  slug: 'webhooks',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'events', 'active'],
    description:
      'Other programs that are told of requests, calls, subscribers and what is published. Whoever looks after the server knows how they are signed.',
    group: 'Administration',
  },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60, admin: { description: 'Such as: Chat of sales' } },
    {
      name: 'url',
      label: 'Address',
      type: 'text',
      required: true,
      maxLength: 1000,
      admin: { description: 'Begins with https://. Addresses inside your own network are refused.' },
      validate: (value: unknown) => {
        const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
        if (url?.username || url?.password) return say('An address without a name and a password in it');
        return (
          url?.protocol === 'https:' || url?.protocol === 'http:' || say('An address such as https://example.com/hook')
        );
      },
    },
    {
      name: 'format',
      type: 'select',
      required: true,
      defaultValue: 'standard',
      options: [
        { value: 'standard', label: 'For programs: event, time and fields, as Standard Webhooks say' },
        { value: 'slack', label: 'Chat: one text, as Slack, Mattermost and Rocket.Chat take it' },
      ],
    },
    { name: 'events', type: 'select', hasMany: true, required: true, options: [...webhookEvents] },
    { name: 'active', type: 'checkbox', defaultValue: true, index: true, admin: { position: 'sidebar' } },
    {
      name: 'secret',
      type: 'text',
      required: true,
      defaultValue: () => `whsec_${randomBytes(32).toString('base64')}`,
      admin: { description: 'The receiver checks the signature with it. Made for you; keep it to yourselves.' },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(value)) ||
        say('One that begins with whsec_, as it was made for you'),
    },
  ],
};

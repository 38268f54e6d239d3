import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
  type TextField,
  ValidationError,
} from 'payload';
import { never } from '../../access/access.ts';
import { say } from '../../admin/say.ts';
import { saidAgain } from '../../admin/sayAgain.ts';
import { enqueueDeliveries } from '../../delivery/enqueueDeliveries.ts';
import { row, uiField } from '../../fields/uiFields.ts';
import { foundBy, originFields } from '../../inbox/origin.ts';
import type { Subscriber } from '../../payload-types.ts';
import { removeBelongings } from '../../privacy/erasure/removePersonal.ts';

/**
 * The changes of state that people may make. Only the click in the email enters a subscriber, because it is the
 * consent.
 */
const allowed: Record<Subscriber['state'], readonly Subscriber['state'][]> = {
  quarantine: ['waiting', 'left'],
  waiting: ['left'],
  entered: ['left'],
  left: [],
};

/** Refuses changes that would be a consent nobody gave; records the time when somebody sets a subscriber to left. */
const checkSubscriberState: CollectionBeforeChangeHook<Subscriber> = ({ data, operation, originalDoc, req }) => {
  const before = originalDoc?.state;
  if (operation !== 'update' || !req.user || !before || !data.state || data.state === before) return data;
  if (!allowed[before].includes(data.state)) {
    const message = say(
      'A reader can be rescued from quarantine, or set to Left. Entering is theirs alone, by the email',
    );
    throw new ValidationError({ collection: 'subscribers', errors: [{ path: 'state', message }] }, req.t);
  }
  return data.state === 'left' ? { ...data, leftAt: new Date().toISOString() } : data;
};

/**
 * Owes a subscriber whom sales rescue from quarantine the email that asks to confirm, as for anybody who asks for the
 * newsletter. The backend writes it, because only the backend can sign the link. Where the subscriber asks again meanwhile, that request owes it.
 */
const enqueueNewsletterOnRescue: CollectionAfterChangeHook<Subscriber> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.state !== 'quarantine' || !req.user) return;
  // Read again: `doc` has only the fields that the caller selected.
  const { state } = await req.payload.findByID({ collection: 'subscribers', id: doc.id, depth: 0, joins: false, req });
  if (state !== 'waiting') return;
  await enqueueDeliveries(req.payload, req, null, [{ kind: 'letter-confirm', subscriber: doc.id }]);
};

const states = [
  { value: 'waiting', label: 'Waiting: the click in the email is missing' },
  { value: 'entered', label: 'Entered' },
  { value: 'left', label: 'Left' },
  { value: 'quarantine', label: 'Quarantine' },
];

/** A field with what a subscriber sent or did: readable in the form, changed by nobody. */
function kept(name: string, label: string, more: Pick<TextField, 'unique' | 'required' | 'admin'> = {}) {
  return { name, label, type: 'text', ...more, access: { update: never } } as const satisfies Field;
}

function moment(name: string, label: string) {
  return { name, label, type: 'date', access: { update: never } } as const satisfies Field;
}

/** Subscribers of the newsletter, one row for each address. Written by the backend. R48. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'uri', 'foundBy', 'askedAt', 'enteredAt'],
    listSearchableFields: ['email', 'name', 'uri'],
    group: 'Sales',
    components: { afterListTable: ['/admin/EmptyList.tsx#EmptyList'] },
  },
  defaultSort: '-askedAt',
  hooks: {
    beforeChange: [checkSubscriberState],
    afterChange: [enqueueNewsletterOnRescue],
    beforeDelete: [removeBelongings('subscribers')],
  },
  fields: [
    uiField('actions', '/inbox/admin/LeadButtons.tsx#RescueSubscriber', {
      position: 'sidebar',
      disableListColumn: true,
    }),
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: states,
      admin: {
        position: 'sidebar',
        description:
          'A reader who asks to be left out is set to Left. Nobody is entered by hand: the click is the consent',
      },
    },
    {
      ...kept('quarantineReason', 'Why it is in quarantine', {
        admin: {
          position: 'sidebar',
          condition: ({ quarantineReason, state }) => Boolean(quarantineReason) && state === 'quarantine',
        },
      }),
      hooks: saidAgain,
    },
    kept('email', 'Email', { required: true, unique: true }),
    row(kept('name', 'Name'), kept('country', 'Country')),
    row(kept('uri', 'Page it was asked on'), kept('formId', 'Form')),
    originFields,
    foundBy,
    { name: 'tags', label: 'What the page was about', type: 'text', hasMany: true, access: { update: never } },
    row(moment('askedAt', 'Asked'), moment('enteredAt', 'Entered'), moment('leftAt', 'Left')),
    row(kept('consentVersion', 'Version of the note'), moment('consentAt', 'Consent asked for at')),
    { name: 'consentText', label: 'Text of the note', type: 'textarea', access: { update: never } },
    uiField('deliveryTimeline', '/delivery/admin/Timeline.tsx#SubscriberTimeline'),
    {
      name: 'mails',
      label: 'Emails',
      type: 'join',
      collection: 'mails',
      on: 'subscriber',
      admin: { defaultColumns: ['subject', 'status', 'sentAt'], allowCreate: false },
    },
    { ...moment('mailedAt', 'Last asked to confirm'), admin: { hidden: true } },
    // Counted so that nobody can flood an address by asking for it again and again.
    { name: 'mailsInDay', type: 'number', min: 0, defaultValue: 0, access: { update: never }, admin: { hidden: true } },
  ],
};

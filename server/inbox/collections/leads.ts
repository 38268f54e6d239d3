import { optionLabelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { countrySources } from '@frontage/contract/contact/contactRequest.ts';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  FieldHook,
  JoinField,
  PayloadRequest,
  RelationshipField,
} from 'payload';
import { never } from '../../access/access.ts';
import { saidAgain } from '../../admin/sayAgain.ts';
import { lockRows } from '../../database/inTransaction.ts';
import { enqueueOnRescue } from '../../delivery/enqueueForRequest.ts';
import { row, uiField } from '../../fields/uiFields.ts';
import { becomings } from '../../forms/becomes.ts';
import type { Lead } from '../../payload-types.ts';
import { removeBelongings } from '../../privacy/erasure/removePersonal.ts';
import { answerClockFields, keepAnswerClock, noAnswerNeededEndpoint } from '../answerClock.ts';
import { sendAnswerEndpoint } from '../answers/sendAnswer.ts';
import { exportEndpoint, inboxFilter } from '../exportRequests.ts';
import { addNoteEndpoint } from '../notes.ts';
import { foundBy, originFields } from '../origin.ts';
import { findNumbers, keepNumbers } from '../phoneNumbers.ts';
import { statuses } from '../statuses.ts';
import { markReadEndpoint } from '../unread.ts';
import { forAdmins, inSheet, named, sent, sentLong, sentMoment } from './sentFields.ts';

/** The ids of forms by their names, read once for all requests of one answer. */
function readFormIds(req: PayloadRequest): Promise<ReadonlyMap<unknown, number>> {
  const found = req.payload.db.find<{ id: number; name: string }>({
    ...{ collection: 'forms', where: { deletedAt: { exists: false } }, pagination: false, limit: 1000, req },
    select: { name: true },
  });
  return found.then(({ docs }) => new Map(docs.map(({ id, name }) => [name, id])));
}

const findForm: FieldHook = async ({ req, siblingData }) => {
  req.context.formIds ??= readFormIds(req);
  return (await (req.context.formIds as ReturnType<typeof readFormIds>)).get(siblingData.formId) ?? null;
};

/** The document of the form that a request came by, for programs. Derived from `formId`; null once it is gone. */
const formOfRequest: RelationshipField = {
  ...{ name: 'form', type: 'relationship', relationTo: 'forms', virtual: true },
  access: { create: never, update: never },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  hooks: { afterRead: [findForm] },
};

const exchanges = ['status', 'addedAt'] as const;

/** Notes the time of the last exchange of a request: an answer, or something added by the visitor. */
const noteExchange: CollectionBeforeChangeHook<Lead> = ({ data, operation, originalDoc }) => {
  const isExchange = exchanges.some((name) => name in data && (data[name] ?? null) !== (originalDoc?.[name] ?? null));
  return operation === 'update' && isExchange ? { ...data, lastExchangeAt: new Date().toISOString() } : data;
};

/** In PostgreSQL two colleagues who change a request at once would both find it as it was before. */
const takeTurn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args;
  const { id, where = {} }: { id?: unknown; where?: { id?: { equals?: unknown; in?: unknown } } } = Object(args);
  const ids = [id ?? where.id?.equals ?? where.id?.in ?? []].flat().map(Number).filter(Number.isSafeInteger);
  await lockRows(req.payload, req, new Map([['leads', new Set(ids)]]));
  return args;
};

/** A table of what belongs to a request. One without rows is not shown: parts.css. */
const rowsOf = (
  collection: 'deliveries' | 'lead-files' | 'mails',
  name: string,
  defaultColumns: string[],
): JoinField => ({ name, type: 'join', collection, on: 'lead', admin: { defaultColumns, allowCreate: false } });

/** Requests of visitors, from every form. Written by the backend. R26. */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Request', plural: 'Requests' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'message', 'status', 'owner', 'answerDueAt', 'foundBy', 'receivedAt'],
    listSearchableFields: ['name', 'surname', 'company', 'email', 'phone', 'message', 'details'],
    group: 'Sales',
    baseFilter: inboxFilter,
    components: {
      beforeListTable: ['/inbox/admin/InboxNav.tsx#InboxTabs'],
      afterListTable: ['/admin/EmptyList.tsx#EmptyList'],
    },
  },
  defaultSort: '-receivedAt',
  endpoints: [exportEndpoint, markReadEndpoint, addNoteEndpoint, sendAnswerEndpoint, noAnswerNeededEndpoint],
  hooks: {
    beforeOperation: [takeTurn, findNumbers],
    beforeChange: [noteExchange, keepNumbers, keepAnswerClock],
    afterChange: [enqueueOnRescue],
    beforeDelete: [removeBelongings('leads')],
  },
  fields: [
    uiField('actions', '/inbox/admin/LeadButtons.tsx#LeadButtons', { position: 'sidebar', disableListColumn: true }),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [...statuses],
      admin: { position: 'sidebar' },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      filterOptions: { role: { in: ['admin', 'sales'] } },
      admin: { position: 'sidebar', allowCreate: false, description: 'Who deals with it' },
    },
    sentMoment('receivedAt', 'Received', { position: 'sidebar' }),
    ...answerClockFields,
    {
      ...sent('quarantineReason', 'Why it is in quarantine', {
        admin: {
          position: 'sidebar',
          condition: ({ quarantineReason, status }) => Boolean(quarantineReason) && status === 'quarantine',
        },
      }),
      hooks: saidAgain,
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Request',
          fields: [
            uiField('sheet', '/inbox/admin/RequestSheet.tsx#RequestSheet', { disableListColumn: true }),
            uiField('conversation', '/inbox/admin/Conversation.tsx#Conversation', { disableListColumn: true }),
            sent('name', 'Name', {
              required: true,
              // Hidden by a component, because a field with a condition cannot be required in the database.
              admin: {
                components: { Field: '/inbox/admin/cells.tsx#NoField', Cell: '/inbox/admin/cells.tsx#NameCell' },
              },
            }),
            sent('surname', 'Surname', { admin: inSheet }),
            sent('email', 'Email', { index: true, admin: inSheet }),
            sent('company', 'Company', {
              admin: { ...inSheet, components: { Cell: '/inbox/admin/cells.tsx#PlainCell' } },
            }),
            sent('phone', 'Phone, as typed', { admin: inSheet }),
            sent('phoneE164', 'Phone, to call', { admin: inSheet }),
            {
              ...sentLong('message', 'Message'),
              admin: { ...inSheet, components: { Cell: '/inbox/admin/cells.tsx#AboutCell' } },
            },
            {
              name: 'calls',
              label: 'Booked calls',
              type: 'join',
              collection: 'bookings',
              on: 'lead',
              admin: {
                defaultColumns: ['startsAt', 'host', 'state', 'zone', 'cancel'],
                allowCreate: false,
                condition: (data) => data.formId === 'booking' || data.calls?.docs?.length > 0,
              },
            },
            { ...sentLong('details', 'What it is about'), admin: inSheet },
            // For programs: the answers, the range that was shown and the version of the rates. R46.
            { name: 'estimate', type: 'json', access: { update: never }, admin: { hidden: true } },
            // Of a form of questions: each answer with the label and the option as they were read.
            { name: 'answers', type: 'json', access: { update: never }, admin: { hidden: true } },
            // When the first of them is removed that is kept for less time than its request.
            { name: 'answersKeptUntil', type: 'date', index: true, access: { update: never }, admin: { hidden: true } },
            { name: 'projectTypes', type: 'text', hasMany: true, access: { update: never }, admin: inSheet },
            sent('timeline', 'Timeline', { admin: inSheet }),
            { ...sentLong('addition', 'Added by the visitor after sending'), admin: inSheet },
            sentMoment('addedAt', 'Added at'),
            {
              name: 'becomes',
              label: 'What it became',
              type: 'select',
              options: becomings,
              access: { update: never },
              admin: inSheet,
            },
            named('event', 'Seat at', 'events'),
            named('document', 'Document asked for', 'documents'),
            named('article', 'In the article', 'articles'),
            { name: 'tags', label: 'Topics', type: 'text', hasMany: true, access: { update: never }, admin: inSheet },
            sent('country', 'Country', { admin: inSheet }),
            {
              name: 'countrySource',
              label: 'Where the country comes from',
              type: 'select',
              options: countrySources.map((value) => ({ value, label: optionLabelOf(value) })),
              access: { update: never },
              admin: inSheet,
            },
          ],
        },
        {
          label: 'Notes',
          fields: [uiField('notes', '/inbox/admin/Conversation.tsx#LeadNotes', { disableListColumn: true })],
        },
        {
          label: 'Files and emails',
          fields: [
            uiField('deliveryTimeline', '/delivery/admin/Timeline.tsx#LeadTimeline'),
            rowsOf('lead-files', 'files', ['fileName', 'field', 'mimeType', 'sizeBytes', 'download']),
            rowsOf('deliveries', 'deliveries', ['label', 'status', 'attempts', 'lastError', 'sendAgain']),
            { ...rowsOf('mails', 'mails', ['subject', 'to', 'status', 'sentAt']), label: 'Emails' },
          ],
        },
        {
          label: 'CRM',
          admin: { condition: (data) => Boolean(data.crmDealId || data.crmPersonId) },
          fields: [
            // Ids of the four records that the request became in the connected CRM. R43.
            row(sent('crmDealId', 'Deal'), sent('crmPersonId', 'Person')),
            row(sent('crmNoteId', 'Note'), sent('crmCompanyId', 'Company')),
            // How the deal ended there. Asked until it has, and followed once.
            { name: 'crmState', type: 'text', access: { update: never }, admin: { hidden: true } },
          ],
        },
        {
          label: 'Origin',
          fields: [
            sent('formId', 'Form', { admin: inSheet }),
            formOfRequest,
            sent('formVersion', 'Version of its questions'),
            sent('resendUrl', 'Page it was sent from'),
            originFields,
            foundBy,
            sent('clientTime', "Time on the visitor's clock"),
            sent('googleGA4ClientId', 'Browser, as analytics know it'),
            { name: 'consentGiven', type: 'checkbox', access: { update: never } },
            sent('consentVersion', 'Version of the consent note'),
            sentLong('consentText', 'Text of the consent note'),
            sentMoment('consentAt', 'Consent given at'),
            sent('idempotencyKey', 'Key of the submission', { unique: true, index: true, admin: forAdmins }),
            // The id in the response that the visitor got, also found in the website's log and in emails about the
            // request.
            sent('requestId', 'In the log as', { index: true }),
            sent('payloadHash', 'Fingerprint of the fields', { index: true, admin: forAdmins }),
          ],
        },
      ],
    },
    // When sales first opened it, or opened what came in last. Bold in the list until then.
    sentMoment('readAt', 'Opened', { position: 'sidebar' }),
    // The digits of the number, by which it is found.
    { name: 'phoneKey', type: 'text', access: { update: never }, admin: { hidden: true } },
    // Time of the last exchange. How long the request is kept counts from there.
    { name: 'lastExchangeAt', type: 'date', index: true, access: { update: never }, admin: { hidden: true } },
  ],
};

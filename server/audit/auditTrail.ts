import type { CollectionConfig } from 'payload';
import { saidAgain } from '../admin/sayAgain.ts';

/** The actions that the trail records. */
const auditActions = [
  { value: 'created', label: 'Created' },
  { value: 'changed', label: 'Changed' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Taken off the site' },
  { value: 'deleted', label: 'Deleted' },
  { value: 'signed-in', label: 'Signed in' },
] as const;
export type AuditAction = (typeof auditActions)[number]['value'];

/** Who changed what, and when. Written by hooks in the transaction of the change; only retention removes entries. */
export const auditTrail: CollectionConfig = {
  slug: 'audit-trail',
  labels: { singular: 'Change', plural: 'Who changed what' },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'byName', 'action', 'kind', 'subject', 'changed'],
    listSearchableFields: ['byName', 'subject', 'kind'],
    group: 'People',
    description:
      'Who changed content, settings, accounts and what came of requests, and when. Requests and what belongs to them are listed by number. Nobody can change it; how long it is kept is set under Retention.',
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'byName', label: 'Who', type: 'text', required: true },
    { name: 'action', label: 'Did', type: 'select', required: true, index: true, options: [...auditActions] },
    { name: 'kind', label: 'Of', type: 'text', required: true, index: true, hooks: saidAgain },
    { name: 'subject', label: 'What', type: 'text', required: true },
    { name: 'document', label: 'Number', type: 'text', index: true },
    { name: 'changed', label: 'Fields', type: 'text' },
    { name: 'by', label: 'Account', type: 'relationship', relationTo: 'users', index: true },
  ],
};

import { shortLinkName, shortLinkPath } from '@frontage/contract/paths.ts';
import { type CollectionBeforeChangeHook, type CollectionConfig, type Field, ValidationError } from 'payload';
import { never } from '../../access/access.ts';
import { say } from '../../admin/say.ts';
import { chosenBy } from '../../fields/chosenBy.ts';
import { faultOfTarget } from '../../redirects/checkRedirect.ts';
import { faultOfPath, readTypedTarget } from '../../redirects/redirectPath.ts';
import { freeInTrash, showOutOfTrash } from '../../trash/withTrash.ts';

const isElsewhere = (target: string) => /^https:\/\//i.test(target);

/** A target on this site must be there; one elsewhere is at least encrypted. */
const checkTarget: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const target = String(data.target ?? originalDoc?.target);
  // What is no path is refused by the field.
  const isPath = !isElsewhere(target) && faultOfPath(target) === undefined;
  const missing = isPath && !data.deletedAt ? await faultOfTarget(req, target) : undefined;
  if (!missing) return data;
  throw new ValidationError(
    { collection: 'short-links', errors: [{ path: 'target', message: missing, label: missing }], req },
    req.t,
  );
};

/** Short addresses for print and talks: `/go/<name>` leads to the target, is counted, and names its campaign. R68. */
export const shortLinks: CollectionConfig = {
  slug: 'short-links',
  labels: { singular: 'Short link', plural: 'Short links' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'target', 'count', 'lastUsedAt'],
    listSearchableFields: ['name', 'target'],
    group: 'Pages',
    description: `Short addresses for print and talks, such as ${shortLinkPath}/talk`,
  },
  defaultSort: 'name',
  hooks: { beforeChange: [freeInTrash('name'), checkTarget] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      admin: {
        description: `What follows ${shortLinkPath}/: small letters, digits and hyphens. It is printed, so keep it`,
      },
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)],
        afterRead: [showOutOfTrash],
      },
      validate: (value: unknown, { data }: { data: { deletedAt?: unknown } }) =>
        Boolean(data.deletedAt) ||
        (typeof value === 'string' && shortLinkName.test(value)) ||
        say('At most 60 small letters, digits and single hyphens, such as talk-2027'),
    },
    {
      name: 'target',
      type: 'text',
      required: true,
      index: true,
      ...chosenBy('link', { description: 'A page of this site, or an address that begins with https://' }),
      hooks: {
        beforeValidate: [
          ({ value }) =>
            typeof value === 'string' && isElsewhere(value.trim()) ? value.trim() : readTypedTarget(value),
        ],
      },
      validate: (value: unknown) =>
        typeof value === 'string' && isElsewhere(value)
          ? (value.length <= 2000 && URL.canParse(value)) || say('An address such as https://example.com/page')
          : (faultOfPath(value) ?? true),
    },
    {
      name: 'campaign',
      type: 'group',
      label: 'Campaign',
      admin: { description: 'What requests say that come by this link' },
      fields: [
        mark('source', 'Source', 'Such as brochure'),
        mark('medium', 'Medium', 'Such as print'),
        mark('name', 'Name', 'Such as spring-2027'),
        mark('term', 'Term', 'A word that was paid for'),
        mark('content', 'Content', 'Which of several versions'),
      ],
    },
    {
      name: 'count',
      label: 'Followed',
      type: 'number',
      defaultValue: 0,
      access: { create: never, update: never },
      admin: { position: 'sidebar', readOnly: true, description: 'How often, programs included' },
    },
    {
      name: 'lastUsedAt',
      label: 'Last followed',
      type: 'date',
      access: { create: never, update: never },
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
};

function mark(name: string, label: string, description: string): Field {
  return { name, label, type: 'text', maxLength: 120, admin: { description } };
}

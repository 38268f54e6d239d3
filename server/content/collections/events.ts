import { event } from '@frontage/contract/event.ts';
import { moment } from '@frontage/contract/primitives/editing.ts';
import type { CollectionConfig } from 'payload';
import { slug } from '../../fields/address.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { onSite, readiness, usedIn } from '../../fields/uiFields.ts';
import { touchOnChange, touchOnDelete } from '../../publishing/touchPublication.ts';
import { followName } from '../../references/keepNames.ts';
import { keepUsed } from '../../references/keepUsed.ts';

const { id: _, slug: __, starts: ___, ends: ____, ...shape } = event.shape;

/** Public events. They disappear from the pages by themselves when they end. R11. */
export const events: CollectionConfig = {
  slug: 'events',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'starts', 'mode', 'venue', 'seatsTaken', 'updatedAt'],
    group: 'Company',
  },
  defaultSort: '-starts',
  hooks: { ...keepUsed('events'), afterChange: [followName('events'), touchOnChange], afterDelete: [touchOnDelete] },
  fields: [
    onSite,
    readiness,
    usedIn,
    slug,
    ...formOf({ starts: moment('When it begins'), ends: moment('When it ends; from then on no page shows it') }),
    ...formOf(shape),
  ],
};

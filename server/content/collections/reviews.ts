import { review } from '@frontage/contract/review.ts';
import type { CollectionConfig } from 'payload';
import { formOf } from '../../fields/payloadFields.ts';
import { onSite } from '../../fields/uiFields.ts';
import { touchOnChange, touchOnDelete } from '../../publishing/touchPublication.ts';

const { id: _, date, ...shape } = review.shape;

/** Reviews by clients. R20. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'jobTitle', 'rating', 'date', 'updatedAt'], group: 'Company' },
  defaultSort: '-date',
  hooks: { afterChange: [touchOnChange], afterDelete: [touchOnDelete] },
  fields: [
    onSite,
    ...formOf(shape),
    ...formOf({ date: date.meta({ description: 'The day it was given', widget: 'date' }) }),
  ],
};

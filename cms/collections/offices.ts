import { office } from '@frontage/contract/office.ts';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/access.ts';
import { fullHours, plainNumber } from '../fields/asTyped.ts';
import { formOf } from '../fields/payloadFields.ts';
import { touchOnChange, touchOnDelete } from '../publication/touchPublication.ts';

const { id: _, ...shape } = office.shape;

/** Offices, as the contract has them. The id is the tie-breaker of their order. R10. */
export const offices: CollectionConfig = {
  slug: 'offices',
  admin: { useAsTitle: 'city', defaultColumns: ['city', 'countryCode', 'order'], group: 'Company' },
  access: contentAccess,
  defaultSort: ['order', 'id'],
  hooks: { beforeValidate: [plainNumber, fullHours], afterChange: [touchOnChange], afterDelete: [touchOnDelete] },
  fields: formOf(shape),
};

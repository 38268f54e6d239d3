import { office as officeSchema } from '@frontage/contract/office.ts';
import { z } from 'zod';
import { defineKind } from '../defineKind.ts';

const { address, city, region } = officeSchema.shape;

/** Offices, as the contract has them. The id breaks ties in their order. R10. */
export const office = defineKind({
  name: 'office',
  collection: 'offices',
  label: { one: 'Office', many: 'Offices' },
  group: 'Company',
  title: 'city',
  sort: ['order', 'id'],
  types: { office: {} },
  listed: officeSchema.extend({ type: z.literal('office') }),
  rankOf: ({ order }) => (typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER),
  words: { fields: { city, address, region }, isKept: true },
  held: { isWhat: 'used', mend: 'Choose another office there first.' },
  demo: ['city', 'address'],
});

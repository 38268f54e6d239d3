import { office } from '@frontage/contract/office.ts';
import type { CollectionConfig, Field } from 'payload';
import { only } from '../../access/access.ts';
import { holidayRegion } from '../../clock/holidayRegion.ts';
import { completeHours, normalizeNumber } from '../../fields/asTyped.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { onSite, usedIn } from '../../fields/uiFields.ts';
import { answeringPeople } from '../../inbox/owner.ts';
import { touchOnChange, touchOnDelete } from '../../publishing/touchPublication.ts';
import { keepUsed } from '../../references/keepUsed.ts';
import { forgetInPlans } from '../../versions/forgetInPlans.ts';
import { orderOfficesEndpoint } from '../orderOffices.ts';

const { id: _, ...shape } = office.shape;
const used = keepUsed('offices');

/** The recipient of notices reads requests, so only admins may set this address, as with the recipients of a form. */
const email: Field = {
  name: 'email',
  type: 'email',
  access: { create: only('admin'), update: only('admin') },
  admin: {
    description: 'Where the office is told of requests, by forms that name it under Who is told. No page shows it',
  },
};

/** Offices, as the contract has them. The id breaks ties in their order. R10. */
export const offices: CollectionConfig = {
  slug: 'offices',
  admin: {
    useAsTitle: 'city',
    defaultColumns: ['city', 'countryCode', 'timeZone', 'updatedAt'],
    group: 'Company',
    components: { beforeListTable: ['/content/admin/OfficeOrder.tsx#OfficeOrder'] },
  },
  defaultSort: ['order', 'id'],
  hooks: {
    ...used,
    beforeValidate: [normalizeNumber, completeHours],
    afterChange: [touchOnChange],
    beforeDelete: [...used.beforeDelete, forgetInPlans],
    afterDelete: [touchOnDelete],
  },
  endpoints: [orderOfficesEndpoint],
  fields: [
    onSite,
    usedIn,
    ...formOf(shape).map((field) => ('name' in field && field.name === 'order' ? draggedNotTyped(field) : field)),
    email,
    answeringPeople(
      'In turn, those who are present: requests that the office is told of. With the first office also requests for which nobody else is named',
    ),
    holidayRegion,
  ],
};

/** Hides the number: offices are dragged into order above the list, and it is only for imports and the API. */
function draggedNotTyped(field: Field): Field {
  return { ...field, admin: { ...field.admin, hidden: true } } as Field;
}

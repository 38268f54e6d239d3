import { event } from '@frontage/contract/event.ts';
import { office } from '@frontage/contract/office.ts';
import { moment } from '@frontage/contract/primitives/editing.ts';
import { review } from '@frontage/contract/review.ts';
import { kindOf } from '@frontage/kinds/kinds.ts';
import type { CollectionBeforeDeleteHook, Field, TextField } from 'payload';
import { z } from 'zod';
import { only } from '../../access/access.ts';
import { answer, postCall } from '../../access/endpoints.ts';
import { say } from '../../admin/say.ts';
import { readHolidays } from '../../clock/readDaysOff.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { slug } from '../../fields/address.ts';
import { completeHours, normalizeNumber } from '../../fields/asTyped.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { onSite, readiness, usedIn } from '../../fields/uiFields.ts';
import { answeringPeople } from '../../inbox/owner.ts';
import { waitForChanges } from '../../publishing/touchPublication.ts';
import { ofKind } from '../ofKind.ts';
import { readOffices } from '../readOffices.ts';

const { id: _, ...officeShape } = office.shape;

/** The recipient of notices reads requests, so only admins may set this address, as with the recipients of a form. */
const email: Field = {
  name: 'email',
  type: 'email',
  access: { create: only('admin'), update: only('admin') },
  admin: {
    description: 'Where the office is told of requests, by forms that name it under Who is told. No page shows it',
  },
};

const readRegions = async (country: string) => (await readHolidays(country, '', new Date().getUTCFullYear())).regions;

/** The code of the region that is called so, or that alone has these words in its name. */
function codeOf(typed: string, regions: Readonly<Record<string, string>>): string {
  if (typed in regions) return typed;
  const named = Object.entries(regions).map(([code, name]) => [code, name.toUpperCase()] as const);
  const [only, another] = named.filter(([, name]) => name.includes(typed));
  return (named.find(([, name]) => name === typed) ?? (another ? undefined : only))?.[0] ?? typed;
}

/** The part of a country by whose public holidays an office is closed. */
const holidayRegion: TextField = {
  name: 'holidayRegion',
  label: 'Region of public holidays',
  type: 'text',
  maxLength: 6,
  hooks: {
    beforeValidate: [
      async ({ originalDoc, siblingData, value }) => {
        if (typeof value !== 'string') return value;
        const typed = value.trim().toUpperCase();
        const country = siblingData.countryCode ?? originalDoc?.countryCode;
        // People type Hamburg, where calendars say HH.
        return typed && country ? codeOf(typed, await readRegions(country)) : typed;
      },
    ],
  },
  async validate(value: unknown, { data, siblingData }) {
    if (!value) return true;
    const country =
      (siblingData as { countryCode?: string }).countryCode ?? (data as { countryCode?: string }).countryCode;
    if (!country) return true;
    const regions = await readRegions(country);
    if (String(value) in regions) return true;
    const offered = Object.entries(regions).map(([code, name]) => `${code} (${name})`);
    return offered.length > 0
      ? say('Choose one of {offered}', { offered: offered.join(', ') })
      : say('This country has the same holidays everywhere: leave it empty');
  },
  admin: {
    description:
      'Where public holidays differ within the country: the part that the office is in, such as Hamburg, or HH for it',
  },
};

/** The gap between the numbers of two offices, for setting one through the API. */
const step = 10;

const wanted = z.object({ ids: z.array(z.int().positive()).min(1) });

/**
 * `POST /api/offices/order` with `{"ids": […]}`, each office once: sets the order in which offices are listed
 * everywhere.
 */
export const orderOfficesEndpoint = postCall('/order', async (req) => {
  const { data } = wanted.safeParse(await req.json?.().catch(() => undefined));
  if (!data) return answer(400, 'Say which office comes after which: {"ids": [2, 1]}');
  return inTransaction(req.payload, async (inside) => {
    inside.user = req.user;
    await waitForChanges(inside);
    const offices = await readOffices(req.payload, inside);
    const known = new Map(offices.map((office) => [office.id, office]));
    const isWhole = data.ids.length === known.size && new Set(data.ids).size === known.size;
    if (!isWhole || !data.ids.every((id) => known.has(id)))
      return answer(409, say('An office came or went meanwhile. Reload this page and order them again'));
    for (const [place, id] of data.ids.entries()) {
      const order = (place + 1) * step;
      if (known.get(id)?.order !== order)
        await req.payload.update({ collection: 'offices', id, data: { order }, depth: 0, req: inside });
    }
    return answer(200, say('The offices are in this order now'));
  });
});

/**
 * The plan of calls needs the office of each desk. Versions of it with an office that is deleted permanently cannot be
 * restored, so they are deleted too. Whether the present plan uses the office is checked before.
 */
const forgetInPlans: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { 'version.desks.office': { equals: id } };
  await req.payload.db.deleteVersions({ globalSlug: 'booking', where, req });
};

/** Offices, as the contract has them. The id breaks ties in their order. R10. */
export const offices = ofKind(kindOf('offices'), {
  admin: {
    defaultColumns: ['city', 'countryCode', 'timeZone', 'updatedAt'],
    components: { beforeListTable: ['/content/admin/OfficeOrder.tsx#OfficeOrder'] },
  },
  hooks: { beforeValidate: [normalizeNumber, completeHours], beforeDelete: [forgetInPlans] },
  endpoints: [orderOfficesEndpoint],
  fields: [
    onSite,
    usedIn,
    ...formOf(officeShape).map((field) => ('name' in field && field.name === 'order' ? draggedNotTyped(field) : field)),
    email,
    answeringPeople(
      'In turn, those who are present: requests that the office is told of. With the first office also requests for which nobody else is named',
    ),
    holidayRegion,
  ],
});

/** Hides the number: offices are dragged into order above the list, and it is only for imports and the API. */
function draggedNotTyped(field: Field): Field {
  return { ...field, admin: { ...field.admin, hidden: true } } as Field;
}

const { id: _event, slug: _slug, starts: _starts, ends: _ends, ...eventShape } = event.shape;

/** Public events. They disappear from the pages by themselves when they end. R11. */
export const events = ofKind(kindOf('events'), {
  admin: { defaultColumns: ['title', 'starts', 'mode', 'venue', 'seatsTaken', 'updatedAt'] },
  fields: [
    onSite,
    readiness,
    usedIn,
    slug,
    ...formOf({ starts: moment('When it begins'), ends: moment('When it ends; from then on no page shows it') }),
    ...formOf(eventShape),
  ],
});

const { id: _review, date, ...reviewShape } = review.shape;

/** Reviews by clients. R20. */
export const reviews = ofKind(kindOf('reviews'), {
  admin: { defaultColumns: ['name', 'jobTitle', 'rating', 'date', 'updatedAt'] },
  fields: [
    onSite,
    ...formOf(reviewShape),
    ...formOf({ date: date.meta({ description: 'The day it was given', widget: 'date' }) }),
  ],
});

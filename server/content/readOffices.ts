import { compareOffices } from '@frontage/contract/office.ts';
import type { Payload, PayloadRequest } from 'payload';
import type { Office } from '../payload-types.ts';

/** All offices, in the order in which the site shows them. R10. */
export async function readOffices(payload: Payload, req?: PayloadRequest): Promise<Office[]> {
  const { docs } = await payload.find({ collection: 'offices', depth: 0, pagination: false, ...(req ? { req } : {}) });
  return docs
    .map((office) => ({ office, id: office.id, ...(office.order == null ? {} : { order: office.order }) }))
    .sort(compareOffices)
    .map(({ office }) => office);
}

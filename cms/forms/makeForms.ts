import { formNames, formTable } from '@frontage/contract/forms/formTable.ts';
import type { Payload, PayloadRequest } from 'payload';
import { insertRows } from '../database/directRows.ts';

/** Gives each form of the table its document; what owners made of those that are there stays. */
export async function makeForms(payload: Payload, req: PayloadRequest): Promise<void> {
  const { docs } = await payload.find({ collection: 'forms', pagination: false, depth: 0, req });
  const missing = formNames.filter((name) => !docs.some((form) => form.name === name));
  // Below Payload's operations: a form that is as usual is no change of the site.
  const rows = missing.map((name) => ({ name, title: formTable[name].label }));
  await insertRows(payload, req, 'forms', rows);
}

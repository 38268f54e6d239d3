import { formNames, formTable } from '@frontage/contract/forms/formTable.ts';
import type { Payload, PayloadRequest } from 'payload';
import { insertRows } from '../database/directRows.ts';

/** Makes the missing documents of forms of the table, and leaves the existing ones as their owners changed them. */
export async function makeForms(payload: Payload, req: PayloadRequest): Promise<void> {
  const { docs } = await payload.find({ collection: 'forms', pagination: false, depth: 0, req });
  const missing = formNames.filter((name) => !docs.some((form) => form.name === name));
  // Bypasses Payload's operations: a form with default values does not change the site.
  const rows = missing.map((name) => ({ name, title: formTable[name].label }));
  await insertRows(payload, req, 'forms', rows);
}

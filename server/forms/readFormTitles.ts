import { formNames, formTable } from '@frontage/contract/forms/formTable.ts';
import type { Payload } from 'payload';
import { say } from '../admin/say.ts';

const usual: ReadonlySet<string> = new Set(formNames.map((name) => formTable[name].label));

/** The titles of forms, by the id that requests store: of those that nobody has renamed, in the words of whoever looks. */
export async function readFormTitles(payload: Payload): Promise<ReadonlyMap<string, string>> {
  const select = { name: true, title: true } as const;
  const { docs } = await payload.find({ collection: 'forms', select, pagination: false, depth: 0 });
  return new Map(docs.map(({ name, title }) => [name, usual.has(title) ? say(title) : title]));
}

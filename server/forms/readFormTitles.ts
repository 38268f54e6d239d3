import type { Payload } from 'payload';

/** The titles of forms, by the id that requests store. */
export async function readFormTitles(payload: Payload): Promise<ReadonlyMap<string, string>> {
  const select = { name: true, title: true } as const;
  const { docs } = await payload.find({ collection: 'forms', select, pagination: false, depth: 0 });
  return new Map(docs.map(({ name, title }) => [name, title]));
}

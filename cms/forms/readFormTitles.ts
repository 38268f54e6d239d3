import type { Payload } from 'payload';

/** What forms are called, by the id under which requests came. */
export async function readFormTitles(payload: Payload): Promise<ReadonlyMap<string, string>> {
  const select = { name: true, title: true } as const;
  const { docs } = await payload.find({ collection: 'forms', select, pagination: false, depth: 0 });
  return new Map(docs.map(({ name, title }) => [name, title]));
}

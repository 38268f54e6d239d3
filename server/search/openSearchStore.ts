import type { Payload, PayloadRequest } from 'payload';
import type { SearchStore } from './SearchStore.ts';

/** Opens the index of the database, within the transaction of `req` where one is given. */
export async function openSearchStore(payload: Payload, req?: PayloadRequest): Promise<SearchStore> {
  const transaction = await req?.transactionID;
  const session = transaction === undefined ? undefined : payload.db.sessions?.[transaction];
  return storeAt(payload, session && 'db' in session ? await session.db : payload.db.drizzle);
}

async function storeAt(payload: Payload, handle: unknown): Promise<SearchStore> {
  if (payload.db.name === 'sqlite') return (await import('./sqliteSearchStore.ts')).sqliteSearchStore(handle);
  return (await import('./postgresSearchStore.ts')).postgresSearchStore(handle);
}

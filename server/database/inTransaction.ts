import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/** Runs work in one database transaction: all of it is stored, or nothing. Pass `req` to every call. */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error('The database has no transactions');
  req.transactionID = id;
  try {
    // Begun at once, unlike those of Payload: its work may rely on nobody else writing meanwhile.
    const session = payload.db.sessions?.[id];
    if (session && 'db' in session) await session.db;
    const result = await work(req);
    await payload.db.commitTransaction(id);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(id);
    throw error;
  }
}

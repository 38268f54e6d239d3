import type { GlobalAfterChangeHook } from 'payload';
import { runStatement } from '../database/directRows.ts';

/** The channel on which PostgreSQL tells hosts that something was published, or that a release is available. */
export const publicationChannel = 'frontage_publication';

/** Notifies all hosts at once, where PostgreSQL can. They receive it when the transaction is committed. */
export const tellHosts: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const isSame = (name: string) => (doc[name] ?? null) === (previousDoc?.[name] ?? null);
  const isNew = !(isSame('version') && isSame('heldRelease'));
  if (isNew && req.payload.db.name !== 'sqlite')
    await runStatement(req.payload, req, `SELECT pg_notify('${publicationChannel}', '')`);
  return doc;
};

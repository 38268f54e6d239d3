import type { GlobalAfterChangeHook } from 'payload';
import { runStatement } from '../database/directRows.ts';

/** On which PostgreSQL tells hosts that something was published, or that a release can be had. */
export const publicationChannel = 'frontage_publication';

/** Lets all hosts look at once, where PostgreSQL can tell them. They hear of it when the transaction is committed. */
export const tellHosts: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const isSame = (name: string) => (doc[name] ?? null) === (previousDoc?.[name] ?? null);
  const isNew = !(isSame('version') && isSame('heldRelease'));
  if (isNew && req.payload.db.name !== 'sqlite')
    await runStatement(req.payload, req, `SELECT pg_notify('${publicationChannel}', '')`);
  return doc;
};

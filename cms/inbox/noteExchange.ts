import type { CollectionBeforeChangeHook } from 'payload';
import type { Lead } from '../payload-types.ts';

/** What changes when something goes to and fro between sales and the visitor. */
const exchanges = ['status', 'addedAt'] as const;

/** Notes when a request last went to and fro: an answer, something added by the visitor. */
export const noteExchange: CollectionBeforeChangeHook<Lead> = ({ data, operation, originalDoc }) => {
  const isExchange = exchanges.some((name) => name in data && (data[name] ?? null) !== (originalDoc?.[name] ?? null));
  return operation === 'update' && isExchange ? { ...data, lastExchangeAt: new Date().toISOString() } : data;
};

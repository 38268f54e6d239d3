import type { CollectionBeforeChangeHook } from 'payload';
import type { Lead } from '../payload-types.ts';

/** Fields that change with an exchange between sales and the visitor. */
const exchanges = ['status', 'addedAt'] as const;

/** Notes the time of the last exchange of a request: an answer, or something added by the visitor. */
export const noteExchange: CollectionBeforeChangeHook<Lead> = ({ data, operation, originalDoc }) => {
  const isExchange = exchanges.some((name) => name in data && (data[name] ?? null) !== (originalDoc?.[name] ?? null));
  return operation === 'update' && isExchange ? { ...data, lastExchangeAt: new Date().toISOString() } : data;
};

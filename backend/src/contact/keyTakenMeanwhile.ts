import { isUniqueViolation } from '@frontage/cms/database/uniqueViolation.ts';

const key = { table: 'leads', column: 'idempotency_key', field: 'idempotencyKey' };

/**
 * Does it once more where another host has stored a request with the same key since it looked: the second time it sees
 * that one, and gives its first answer. Those of one host come one after the other.
 */
export async function againIfKeyTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, key)) return work();
    throw error;
  }
}

import { isUniqueViolation } from '../database/uniqueViolation.ts';

const key = { table: 'leads', column: 'idempotency_key', field: 'idempotencyKey' };

/**
 * Repeats the work if another host has stored a request with the same key since it looked. The second time it finds
 * that request, and gives its first answer. Requests at one host run one after another.
 */
export async function repeatIfKeyTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, key)) return work();
    throw error;
  }
}

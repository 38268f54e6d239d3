import type { CollectionAfterErrorHook, Payload, PayloadRequest } from 'payload';
import { insertRows } from '../../database/directRows.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { lockRows } from '../../database/lockRows.ts';
import type { SecondFactor } from '../../payload-types.ts';
import { AccountRefusal } from '../AccountRefusal.ts';
import { normalizeCode } from './codes.ts';

const collection = 'second-factors';

/** Wrong codes in a row after which the owner is told by email, and each further one doubles the pause. */
const tolerated = 5;
const firstPauseMs = 60_000;
const longestPauseMs = 24 * 3_600_000;

/**
 * Refuses a code of the phone while there is a pause after wrong ones, whichever process counted them. Recovery codes
 * are too long to be guessed: they let the owner in whatever a stranger tries.
 */
export function admitCode({ pausedUntil }: Pick<SecondFactor, 'pausedUntil'>, typed: string, now: Date): void {
  const leftMs = pausedUntil ? new Date(pausedUntil).getTime() - now.getTime() : 0;
  if (leftMs <= 0 || !/^\d{6}$/.test(normalizeCode(typed))) return;
  const minutes = Math.ceil(leftMs / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new AccountRefusal(`There were too many wrong codes. Wait ${wait}, or type a recovery code.`, 429);
}

/** A sign-in with a wrong code of the factor with this id. */
export class WrongCode extends AccountRefusal {
  readonly factor: number;

  constructor(factor: number) {
    const words = 'This code is wrong, or was used already. Wait for the next one, or type a recovery code.';
    super(words, 401, { secondFactor: 'wrong' });
    this.factor = factor;
  }
}

/** Counts the wrong code of a sign-in, once everything else that it wrote is rolled back. */
export const keepWrongCode: CollectionAfterErrorHook = async ({ error, req: { payload } }) => {
  if (error instanceof WrongCode) await inTransaction(payload, (own) => noteWrongCode(payload, own, error.factor));
};

/** Counts a wrong code in the transaction of `req`, which must be committed. */
export async function noteWrongCode(payload: Payload, req: PayloadRequest, id: number): Promise<void> {
  await lockRows(payload, req, new Map([[collection, new Set([id])]]));
  const factor = await payload.db.findOne<SecondFactor>({ collection, where: { id: { equals: id } }, req });
  if (!factor) return;
  const wrongCodes = (factor.wrongCodes ?? 0) + 1;
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (wrongCodes - tolerated));
  const pausedUntil = wrongCodes < tolerated ? null : new Date(Date.now() + pauseMs).toISOString();
  await payload.db.updateOne({ collection, id, data: { wrongCodes, pausedUntil }, req, returning: false });
  if (wrongCodes !== tolerated) return;
  const user = typeof factor.user === 'object' ? factor.user.id : factor.user;
  const owed = { label: 'Email about wrong codes', kind: 'wrong-codes', user, status: 'owed', attempts: 0 };
  await insertRows(payload, req, 'deliveries', [owed]);
}

import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import { inTransaction, lockRows } from '../../database/inTransaction.ts';
import type { SecondFactor } from '../../payload-types.ts';
import { createSeal, type Seal } from '../../seal.ts';

const recoveryCodeCount = 10;

const recoveryCodeLength = 10;

/** Without letters and digits that look alike: ten of them make 50 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz123456789';

const collection = 'second-factors';
/** Once a code was right. */
const rightAgain = { wrongCodes: 0, pausedUntil: null };

/** The second factor of a person; undefined where none was begun. It asks for codes once it is confirmed. */
export async function findFactor(payload: Payload, user: number, req?: PayloadRequest) {
  const found = await payload.db.findOne<SecondFactor>({
    collection,
    where: { user: { equals: user } },
    ...(req ? { req } : {}),
  });
  return found ?? undefined;
}

/** Returns the secret of a new one, which asks for nothing until it is confirmed; undefined where one is in use. */
export function beginFactor(payload: Payload, user: number): Promise<string | undefined> {
  return inTransaction(payload, async (req) => {
    const known = await findFactor(payload, user, req);
    if (known?.confirmedAt) return undefined;
    if (known) await payload.db.deleteOne({ collection, where: { id: { equals: known.id } }, req });
    // Of 160 bits, as authenticator apps expect. RFC 4226 section 4.
    const secret = new Secret({ size: 20 }).base32;
    const data = { user, secret: sealOf(payload).seal(secret), lastStep: 0, ...rightAgain, recoveryCodes: [] };
    await payload.db.create({ collection, data, req, returning: false });
    return secret;
  });
}

/** Turns on the one that was begun, with its first code. Returns recovery codes; undefined where the code is wrong. */
export function confirmFactor(payload: Payload, user: number, code: string): Promise<string[] | undefined> {
  return inTransaction(payload, async (req) => {
    const begun = await findFactor(payload, user, req);
    if (!begun || begun.confirmedAt || !(await spendCode(payload, req, begun.id, code))) return undefined;
    const data = { confirmedAt: new Date().toISOString() };
    await payload.db.updateOne({ collection, id: begun.id, data, req, returning: false });
    return giveRecoveryCodes(payload, req, begun.id);
  });
}

export async function giveRecoveryCodes(payload: Payload, req: PayloadRequest, id: number): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const recoveryCodes = codes.map((code) => hashOfRecoveryCode(payload.config.secret, code));
  await payload.db.updateOne({ collection, id, data: { recoveryCodes }, req, returning: false });
  return codes;
}

/** Uses up a code of the phone, or a recovery code, in the transaction of `req`; false where it is wrong or used. */
export async function spendCode(payload: Payload, req: PayloadRequest, id: number, typed: string): Promise<boolean> {
  // Of two requests with the same code only one may pass.
  await lockRows(payload, req, new Map([[collection, new Set([id])]]));
  const factor = await payload.db.findOne<SecondFactor>({ collection, where: { id: { equals: id } }, req });
  const secret = factor && sealOf(payload).open(factor.secret);
  if (!factor || !secret) return false;
  const code = normalizeCode(typed);
  const step = stepOf(secret, code, new Date());
  if (step !== undefined) {
    if (step <= factor.lastStep) return false;
    await payload.db.updateOne({ collection, id, data: { ...rightAgain, lastStep: step }, req, returning: false });
    return true;
  }
  const hash = hashOfRecoveryCode(payload.config.secret, code);
  const left = factor.recoveryCodes ?? [];
  if (!left.includes(hash)) return false;
  const recoveryCodes = left.filter((one) => one !== hash);
  // Apart: from a list and a part of a row the database would make a new row.
  await payload.db.updateOne({ collection, id, data: { recoveryCodes }, req, returning: false });
  await payload.db.updateOne({ collection, id, data: rightAgain, req, returning: false });
  return true;
}

/** Removes the second factor, so that signing in asks for the password alone. False where there was none. */
export async function endFactor(payload: Payload, user: number, req?: PayloadRequest): Promise<boolean> {
  const known = await findFactor(payload, user, req);
  if (known) await payload.db.deleteOne({ collection, where: { id: { equals: known.id } }, ...(req ? { req } : {}) });
  return known !== undefined;
}

function sealOf({ config }: Payload): Seal {
  return createSeal(config.secret, 'second factor');
}

/** The address that the QR code encodes for such an app. */
export function addressOfSecret(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString();
}

/**
 * The period of a code, counted from 1970; undefined where the code is wrong. One period early or late is accepted, for
 * clocks that differ. RFC 6238 section 5.2.
 */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Codes for the day on which the phone is lost: shown once, and stored as hashes. */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length: recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/** The stored form of a recovery code: a keyed hash, so codes cannot be tried without the key. */
function hashOfRecoveryCode(secret: string, code: string): string {
  return createHmac('sha256', `recovery code: ${secret}`).update(normalizeCode(code)).digest('base64url');
}

export function normalizeCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
}

/**
 * The secret of a person's codes, and which codes were used. Stored apart from the people themselves: Payload writes a
 * whole person at each sign-in, and could bring back a code that was used meanwhile. No interface reads or writes it.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  labels: { singular: 'Second factor', plural: 'Second factors' },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    // Sealed with PAYLOAD_SECRET.
    { name: 'secret', type: 'text', required: true },
    // Empty until the first code was right: until then nobody is asked for a code.
    { name: 'confirmedAt', type: 'date' },
    // The period of the last code that was used, counted from 1970.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    // In a row. See factorEndpoints.ts.
    { name: 'wrongCodes', type: 'number' },
    { name: 'pausedUntil', type: 'date' },
    // Keyed hashes of the codes that are left.
    { name: 'recoveryCodes', type: 'text', hasMany: true },
  ],
};

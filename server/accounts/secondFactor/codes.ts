import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** The number of recovery codes that a person gets. */
const recoveryCodeCount = 10;
const recoveryCodeLength = 10;
/** Without letters and digits that look alike: ten of them make 50 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz123456789';

/** A secret of 160 bits, as authenticator apps expect. RFC 4226 section 4. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that the QR code encodes for such an app. */
export function addressOfSecret(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString();
}

/**
 * The period of a code, counted from 1970; undefined where the code is wrong. One period early or late is accepted, for
 * clocks that differ. RFC 6238 section 5.2.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Codes for the day on which the phone is lost: shown once, and stored as hashes. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length: recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/** The stored form of a recovery code: a keyed hash, so codes cannot be tried without the key. */
export function hashOfRecoveryCode(secret: string, code: string): string {
  return createHmac('sha256', `recovery code: ${secret}`).update(normalizeCode(code)).digest('base64url');
}

/** The code without the separators that people type. */
export function normalizeCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
}

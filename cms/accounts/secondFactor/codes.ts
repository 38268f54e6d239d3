import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Recovery codes that one gets. */
const recoveryCodeCount = 10;
const recoveryCodeLength = 10;
/** Without letters and digits that are taken for one another: 50 bits in ten of them. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz123456789';

/** A secret of 160 bits, as programs for codes take it. RFC 4226 section 4. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the picture says that such a program reads. */
export function addressOfSecret(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString();
}

/**
 * The period that a code belongs to, counted from 1970; undefined where it is wrong. One period early or late is let
 * pass, for clocks that differ. RFC 6238 section 5.2.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Codes for the day on which the telephone is lost: to be shown once, and kept as hashes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length: recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/** As it is kept: without the key it cannot be tried. */
export function hashOfRecoveryCode(secret: string, code: string): string {
  return createHmac('sha256', `recovery code: ${secret}`).update(plainCode(code)).digest('base64url');
}

/** Without what people put between the characters. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
}

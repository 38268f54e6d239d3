import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** The longest that is sealed are the tokens of other companies. */
const maxSealedBytes = 8000;

/** Makes texts that a visitor may hold: they reveal nothing, and cannot be forged or changed. */
export interface Seal {
  /** Equal texts give equal seals. */
  seal(text: string): string;
  /** Undefined where the text was not sealed by us for this purpose. */
  open(sealed: string): string | undefined;
}

/** Creates a seal for one purpose: a text that is sealed for one opens for no other. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = keyFor(secret, `${purpose}: seal`);
  const nonceKey = keyFor(secret, `${purpose}: nonce`);

  return {
    seal(text) {
      // The nonce is derived from the text: unequal texts never share one.
      const nonce = createHmac('sha256', nonceKey).update(text).digest().subarray(0, 12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < 29 || bytes.length > maxSealedBytes) return undefined;
      // The decoder ignores characters outside its alphabet; only the one exact spelling of a seal is accepted.
      if (bytes.toString('base64url') !== sealed) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      try {
        return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        // Not made by us.
        return undefined;
      }
    },
  };
}

/** Prepared once: otherwise the bytes would be turned into a key for each of the four handles of a request. */
function keyFor(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
}

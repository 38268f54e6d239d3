import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodMs = 30_000;

/** The code that an authenticator app shows for a secret in base32: six digits, new every 30 seconds. RFC 6238. */
export function codeOf(secret: string, now = Date.now()): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const period = Buffer.alloc(8);
  period.writeBigUInt64BE(BigInt(Math.floor(now / periodMs)));
  const hash = createHmac('sha1', key).update(period).digest();
  const from = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

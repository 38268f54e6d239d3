import { createHash, hkdfSync } from 'node:crypto';
import type { Environment } from '@frontage/cms/environment.ts';
import { secretKeptBefore } from '@frontage/cms/keptSecret.ts';
import type { Payload } from 'payload';
import { z } from 'zod';

/**
 * Signs tokens of forms and links in emails: derived from PAYLOAD_SECRET, so that what one host has signed every other
 * one with the same variables takes. A DATA_DIR of before that keeps a secret of its own, by which links are out.
 */
export const hostSecretOf = ({ dataDir, payloadSecret }: Pick<Environment, 'dataDir' | 'payloadSecret'>): string =>
  secretKeptBefore(dataDir, 'backend-secret') ??
  Buffer.from(hkdfSync('sha256', payloadSecret, '', 'frontage: tokens and links of the public host', 32)).toString(
    'base64url',
  );

const key = 'host-secret';
const noted = z.object({ mark: z.string() });

/**
 * Notes in the database by which secret this host signs, as a digest. True where whoever served it last did so by
 * another: then forms of the one wait in quarantine at the other, and links in its emails are taken for nobody's.
 */
export async function signsByAnother(payload: Payload, secret: string): Promise<boolean> {
  const mark = createHash('sha256').update(`mark of ${secret}`).digest('base64url');
  const before = noted.safeParse(await payload.kv.get(key)).data?.mark;
  if (before !== mark) await payload.kv.set(key, { mark });
  return before !== undefined && before !== mark;
}

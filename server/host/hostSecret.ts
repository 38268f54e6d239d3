import { createHash, hkdfSync } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { Environment } from '../environment.ts';
import { readKeptSecret } from '../readOrMakeSecret.ts';

/**
 * The secret that signs form tokens and links in emails. It is derived from PAYLOAD_SECRET, so that every host with the
 * same variables accepts what another has signed. An older DATA_DIR that contains its own secret keeps it, since sent
 * links are signed with it.
 */
export const hostSecretOf = ({ dataDir, payloadSecret }: Pick<Environment, 'dataDir' | 'payloadSecret'>): string =>
  readKeptSecret(dataDir, 'backend-secret') ??
  Buffer.from(hkdfSync('sha256', payloadSecret, '', 'frontage: tokens and links of the public host', 32)).toString(
    'base64url',
  );

const key = 'host-secret';
const noted = z.object({ mark: z.string() });

/**
 * Notes in the database, as a digest, which secret this host signs with. Returns true if the last host that served this
 * database used another: then each quarantines forms that the other served, and refuses links in its emails.
 */
export async function signsByAnother(payload: Payload, secret: string): Promise<boolean> {
  const mark = createHash('sha256').update(`mark of ${secret}`).digest('base64url');
  const before = noted.safeParse(await payload.kv.get(key)).data?.mark;
  if (before !== mark) await payload.kv.set(key, { mark });
  return before !== undefined && before !== mark;
}

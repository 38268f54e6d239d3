import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { SendMailSuccess } from '@frontage/contract/contact/answers.ts';

const lifeMs = 24 * 3_600_000;

/** The four records that a request becomes. Until a CRM is connected, all are the lead itself. Decision 10. */
export const handleKinds = ['deal', 'person', 'note', 'company'] as const;
export type HandleKind = (typeof handleKinds)[number];

/** Names of records that a visitor may hold for a day: sealed, so that they tell nothing and cannot be made up. */
export interface Handles {
  /** The same for the same lead, so that a repeated request gets its first answer. */
  issue(leadId: number, receivedAt: Date): SendMailSuccess['data'];
  /** The lead a handle names; undefined where it is forged, of another kind, or older than a day. */
  read(handle: string, kind: HandleKind): number | undefined;
}

export function createHandles(secret: string, now: () => Date): Handles {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'handles: seal', 32));
  const nonceKey = Buffer.from(hkdfSync('sha256', secret, '', 'handles: nonce', 32));

  function seal(kind: HandleKind, leadId: number, until: number): string {
    const text = `${kind}:${leadId}:${until}`;
    // The nonce follows from the text: equal texts give equal handles, unequal ones never share a nonce.
    const nonce = createHmac('sha256', nonceKey).update(text).digest().subarray(0, 12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    );
  }

  return {
    issue(leadId, receivedAt) {
      const until = receivedAt.getTime() + lifeMs;
      return {
        dealId: seal('deal', leadId, until),
        personId: seal('person', leadId, until),
        noteId: seal('note', leadId, until),
        companyId: seal('company', leadId, until),
      };
    },
    read(handle, kind) {
      const [sealedKind, leadId, until] = unsealed(handle, key)?.split(':') ?? [];
      return sealedKind === kind && Number(until) > now().getTime() ? Number(leadId) : undefined;
    },
  };
}

function unsealed(handle: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(handle, 'base64url');
  if (bytes.length < 29 || bytes.length > 200) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  try {
    return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // Not made by us.
    return undefined;
  }
}

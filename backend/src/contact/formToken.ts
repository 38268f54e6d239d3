import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';

/** Names that a person's form could have and that browsers fill in for nobody. */
const firstWords = ['project', 'referral', 'meeting', 'budget', 'partner', 'campaign', 'briefing', 'delivery'];
const secondWords = ['reference', 'topic', 'channel', 'window', 'label', 'priority', 'source', 'group'];

/** Ids of forms; anything else gets no token. */
export const formIdPattern = /^[a-z][a-z0-9-]{0,59}$/;

/** Makes and reads the tokens of forms. A token stays good: static pages hold them for as long as they stand. */
export interface FormTokens {
  issue(formId: string): FormToken;
  /** The form and its trap; undefined where the token was not made by us. */
  read(token: string): { formId: string; trapName: string; issuedAt: Date } | undefined;
}

/** Decision 15: the name of the trap follows from form and UTC day, so no list of names has to be kept. */
export function createFormTokens(secret: string, now: () => Date): FormTokens {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest();

  function trapNameOf(formId: string, issuedAt: Date): string {
    const [first = 0, second = 0] = sign(`trap:${formId}:${issuedAt.toISOString().slice(0, 10)}`);
    return `${firstWords[first % firstWords.length]}_${secondWords[second % secondWords.length]}`;
  }

  return {
    issue(formId) {
      const issuedAt = now();
      const claim = `${formId}.${Math.floor(issuedAt.getTime() / 1000).toString(36)}`;
      const signature = sign(`token:${claim}`).toString('base64url');
      return { formToken: `${claim}.${signature}`, trapName: trapNameOf(formId, issuedAt) };
    },
    read(token) {
      const [formId = '', time = '', signature = '', ...more] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(`token:${formId}.${time}`);
      if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const issuedAt = new Date(Number.parseInt(time, 36) * 1000);
      return { formId, trapName: trapNameOf(formId, issuedAt), issuedAt };
    },
  };
}

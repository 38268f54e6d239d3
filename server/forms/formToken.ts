import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { honeypotNames } from '@frontage/contract/contact/honeypotNames.ts';

/** Valid ids of forms; anything else gets no token. */
export const formIdPattern = /^[a-z][a-z0-9-]{0,59}$/;

const dayMs = 24 * 3_600_000;

export interface ReadToken {
  formId: string;
  honeypotName: string;
  /** When it was issued; undefined for a standing token, which does not say when its form was served. */
  issuedAt: Date | undefined;
}

export type FormTokens = ReturnType<typeof createFormTokens>;

/**
 * Makes and reads the tokens of forms. The name of the honeypot is derived from form and UTC day, so no list of names
 * has to be stored. R33 and docs/decisions/018.
 */
export function createFormTokens(secret: string, now: () => Date) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest();
  const today = () => Math.floor(now().getTime() / dayMs).toString(36);
  const moment = () => now().getTime().toString(36);

  function honeypotNameOf(formId: string, day: string): string {
    const [byte = 0] = sign(`honeypot:${formId}:${day}`);
    return honeypotNames[byte % honeypotNames.length] ?? '';
  }

  function tokenOf(formId: string, day: string, time: string): FormToken {
    const claim = `${formId}.${day}.${time}`;
    const signature = sign(`token:${claim}`).toString('base64url');
    return { formToken: `${claim}.${signature}`, honeypotName: honeypotNameOf(formId, day) };
  }

  /** The signed parts; undefined if the signature is not ours. */
  function partsOf(token: string): { formId: string; day: string; time: string } | undefined {
    const [formId = '', day = '', time = '', signature = '', ...more] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = sign(`token:${formId}.${day}.${time}`);
    if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return { formId, day, time };
  }

  return {
    /** Issues a token for a form that is being filled in now. */
    issue: (formId: string) => tokenOf(formId, today(), moment()),
    /** Issues a token for a page in a release: it names the honeypot and never expires. */
    issueStanding: (formId: string) => tokenOf(formId, today(), ''),
    /** Undefined for a token that we did not issue. */
    read(token: string): ReadToken | undefined {
      const parts = partsOf(token);
      if (!parts) return undefined;
      const { formId, day, time } = parts;
      const issuedAt = time === '' ? undefined : new Date(Number.parseInt(time, 36));
      return { formId, honeypotName: honeypotNameOf(formId, day), issuedAt };
    },
  };
}

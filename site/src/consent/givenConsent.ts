import { type Consent, consentKey } from '@frontage/client/consent.ts';
import { originKey, originOfView } from '@frontage/client/origin.ts';
import type { ConsentPurpose } from '@frontage/contract/constants.ts';

/* Apart from what reads an answer, because every form does that, and no form gives one. */

/** Stores an answer. If storage is closed, it only counts for this page, and the question is asked again. */
export function storeConsent(consent: Consent, storage?: Storage): void {
  try {
    (storage ?? localStorage).setItem(consentKey, JSON.stringify(consent));
  } catch {
    // Some private modes.
  }
}

/** The answer that follows an earlier one: same browser, next number. */
export function makeNextConsent(
  earlier: Consent | undefined,
  given: Pick<Consent, ConsentPurpose | 'version'>,
  now: number = Date.now(),
): Consent {
  const { campaigns, counting, version } = given;
  const { answer = 0, visitor = createRandomKey() } = earlier ?? {};
  return { visitor, answer: answer + 1, version, counting, campaigns, at: now, isLogged: false };
}

/** `crypto.randomUUID` exists on secure pages only, and a preview may be on plain http. */
function createRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps how this visit began, for the forms of the pages that follow; forgets it where that is not allowed. R67. */
export function keepOrigin(isAllowed: boolean): void {
  try {
    if (!isAllowed) sessionStorage.removeItem(originKey);
    // Somebody who follows another link to us begins another visit in the same tab.
    else if (!sessionStorage.getItem(originKey) || !`${document.referrer}/`.startsWith(`${location.origin}/`))
      sessionStorage.setItem(originKey, originOfView());
  } catch {
    // Storage is closed: each page view says what it knows itself.
  }
}

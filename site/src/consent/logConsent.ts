import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { Consent } from '@frontage/client/consent.ts';
import type { ConsentRequest } from '@frontage/contract/contact/consentRequest.ts';
import { paths } from '@frontage/contract/paths.ts';

/** Sends the answer to the consent log. Returns false if that failed, so that the next page tries again. */
export async function logConsent({ answer, campaigns, counting, version, visitor }: Consent): Promise<boolean> {
  const body = { visitor, answer, version, counting, campaigns } satisfies ConsentRequest;
  try {
    const response = await fetch(backendAddress + paths.consent, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // The request completes even if the answer is the last click on the page.
      keepalive: true,
    });
    return response.ok;
  } catch {
    return false;
  }
}

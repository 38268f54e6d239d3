import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { Consent } from '@frontage/client/consent.ts';
import type { ConsentRequest } from '@frontage/contract/contact/consentRequest.ts';
import { paths } from '@frontage/contract/paths.ts';

/** Has the answer written to the log; false where that failed, to be tried again on the next page. */
export async function logConsent({ answer, campaigns, counting, version, visitor }: Consent): Promise<boolean> {
  const body = { visitor, answer, version, counting, campaigns } satisfies ConsentRequest;
  try {
    const response = await fetch(backendAddress + paths.consent, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // It arrives even where the answer is the last click on the page.
      keepalive: true,
    });
    return response.ok;
  } catch {
    return false;
  }
}

import type { WorkChallenge } from '@frontage/contract/contact/proofOfWork.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** ms after which the visitor waits no longer: the form is sent without, and a person looks at it. */
const timeoutMs = 20_000;

/**
 * The proof that a challenge asks for. The browser's own cryptography works beside the page, try by try, so the page
 * stays quick and its policy needs to allow no worker. Rejects where none was found, or where there is no
 * cryptography, which browsers have on secure pages only.
 */
export async function proofOf(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  if (!solution) throw new Error(`No proof of work was found within ${timeoutMs} ms`);
  return btoa(JSON.stringify({ challenge, solution }));
}

import type { WorkChallenge } from '@frontage/contract/contact/proofOfWork.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** ms after which the visitor waits no longer: the form is sent without a proof, and a person checks it. */
const timeoutMs = 20_000;

/**
 * Finds the proof that a challenge requires. The browser's own cryptography works asynchronously, try by try, so the
 * page stays responsive and its policy does not have to allow workers. Rejects if no proof was found, or if there is no
 * cryptography, which browsers only have on secure pages.
 */
export async function proofOf(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  if (!solution) throw new Error(`No proof of work was found within ${timeoutMs} ms`);
  return btoa(JSON.stringify({ challenge, solution }));
}

import { setTimeout as pause } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type { Rest } from './callRest.ts';
import { password, signIn, signInForToken } from './stage.ts';

/** What a phone stores and shows. */
export interface Telephone {
  secret: string;
  recoveryCodes: string[];
  /** The code of this half minute, or of one that many later. */
  code(stepsLater?: number): string;
}

/** Sets up the second factor of a role, as its account page does, which uses its first code. */
export async function setUpSecondFactor(rest: Rest, role: string): Promise<Telephone> {
  const token = await signInForToken(rest, role);
  const begun = await rest.call('POST', 'users/second-factor/begin', { presentPassword: password }, token);
  const { secret } = begun.body;
  // So that two more are left for signing in.
  const first = { code: await earliestCodeOf(secret) };
  const { recoveryCodes } = (await rest.call('POST', 'users/second-factor/confirm', first, token)).body;
  return { secret, recoveryCodes, code: (stepsLater = 0) => codeOf(secret, stepsLater) };
}

/** Signs in with password and code. */
export function signInWithCode(rest: Rest, role: string, code: string) {
  return signIn(rest, role, password, { code });
}

/** The earliest code that is accepted, and still is when it has arrived. */
export async function earliestCodeOf(secret: string): Promise<string> {
  const leftMs = 30_000 - (Date.now() % 30_000);
  if (leftMs < 2_000) await pause(leftMs);
  return codeOf(secret, -1);
}

export function codeOf(secret: string, stepsLater: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * 30_000 });
}

import type { ConsentPurpose } from '@frontage/contract/constants.ts';

/** What a visitor allowed, as stored on this device. It is only sent to the log of our own host. */
export type Consent = Record<ConsentPurpose, boolean> & {
  /** Random id of this browser in the log. */
  visitor: string;
  /** Number of this browser's answer, counted from 1. */
  answer: number;
  /** The version of the text that was shown. */
  version: string;
  /** ms since 1970. */
  at: number;
  /** Whether the log has it. */
  isLogged: boolean;
};

/** Where it is stored on the device. */
export const consentKey = 'analytics-consent';
/** ms after which the question comes back: 180 days. */
const keptMs = 180 * 86_400_000;

/** The visitor's answer; undefined if there is none, it is too old or storage is closed. */
export function readConsent(now: number = Date.now(), storage?: Storage): Consent | undefined {
  try {
    const read: unknown = JSON.parse((storage ?? localStorage).getItem(consentKey) ?? '');
    return isConsent(read) && read.at <= now && now - read.at < keptMs ? read : undefined;
  } catch {
    // Closed, or not written by us: then nobody agreed to anything.
    return undefined;
  }
}

function isConsent(read: unknown): read is Consent {
  if (typeof read !== 'object' || read === null) return false;
  const { answer, at, campaigns, counting, isLogged, version, visitor } = read as Record<keyof Consent, unknown>;
  return (
    [counting, campaigns, isLogged].every((one) => typeof one === 'boolean') &&
    [answer, at].every((one) => typeof one === 'number') &&
    [version, visitor].every((one) => typeof one === 'string')
  );
}

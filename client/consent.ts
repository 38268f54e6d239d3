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

const key = 'analytics-consent';
/** ms after which the question comes back: 180 days. */
const keptMs = 180 * 86_400_000;

/** The visitor's answer; undefined if there is none, it is too old or storage is closed. */
export function readConsent(now: number = Date.now(), storage?: Storage): Consent | undefined {
  try {
    const read: unknown = JSON.parse((storage ?? localStorage).getItem(key) ?? '');
    return isConsent(read) && read.at <= now && now - read.at < keptMs ? read : undefined;
  } catch {
    // Closed, or not written by us: then nobody agreed to anything.
    return undefined;
  }
}

/** Stores an answer. If storage is closed, it only counts for this page, and the question is asked again. */
export function storeConsent(consent: Consent, storage?: Storage): void {
  try {
    (storage ?? localStorage).setItem(key, JSON.stringify(consent));
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

function isConsent(read: unknown): read is Consent {
  if (typeof read !== 'object' || read === null) return false;
  const { answer, at, campaigns, counting, isLogged, version, visitor } = read as Record<keyof Consent, unknown>;
  return (
    [counting, campaigns, isLogged].every((one) => typeof one === 'boolean') &&
    [answer, at].every((one) => typeof one === 'number') &&
    [version, visitor].every((one) => typeof one === 'string')
  );
}

/** `crypto.randomUUID` exists on secure pages only, and a preview may be on plain http. */
function createRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

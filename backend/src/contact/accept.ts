import { duplicateMarker, duplicateText, duplicateTitle } from '@frontage/contract/contact/messages.ts';
import type { DuplicateRule } from '@frontage/contract/forms/DuplicateRule.ts';
import { inSpan } from '@frontage/traces/spans.ts';
import type { Refusal } from '../guards/refusal.ts';
import { findEarlier } from './findEarlier.ts';
import { againIfKeyTaken } from './keyTakenMeanwhile.ts';
import type { LeadLedger } from './LeadStore.ts';
import type { NewLead, StoredLead } from './StoredLead.ts';

/** What every request brings along, whatever it asks for. */
export interface Arrival {
  idempotencyKey: string | undefined;
  /** As in the log. */
  requestId: string;
  /** Why a person should look before this counts as a request. */
  suspicion: string | undefined;
}

/** How a request ends. In `repeated` and `refused` its files were not taken over. */
export type Acceptance<Given, Ended = never> =
  | { outcome: 'stored' | 'quarantined' | 'repeated'; given: Given }
  | { outcome: 'duplicate' | 'key reused'; refusal: Refusal }
  | Ended;

/** A lead without what the rule itself knows of it. */
export type OwnLead = Omit<NewLead, keyof Arrived | 'status' | 'quarantineReason'>;

/** A request that nobody has sent before, within its transaction. */
export interface Newcomer<Ledger> {
  ledger: Ledger;
  receivedAt: Date;
  isQuarantined: boolean;
  addLead: (lead: OwnLead) => Promise<StoredLead>;
}

/** What was stored of a newcomer; `enqueue` is called where it counts at once. */
interface Stored<Given> {
  given: Given;
  enqueue: () => Promise<void>;
}

/** What one kind of request has of its own within the rule. */
export interface IntakeOf<Candidate extends Arrival, Ledger, Given, Ended = never> {
  inTransaction: <Result>(work: (ledger: Ledger) => Promise<Result>) => Promise<Result>;
  leadsOf: (ledger: Ledger) => LeadLedger;
  /** What the table of forms says of another one within a day that says the same. R38. */
  duplicate: DuplicateRule;
  /** What makes two requests the same, by that rule. */
  hashOf: (candidate: Candidate) => string;
  /** What its first try was given. Undefined where that is no longer there. */
  again: (first: StoredLead, candidate: Candidate, ledger: Ledger) => Promise<Given | undefined>;
  /** Whether what an earlier one asked for still holds; where it does not, the same counts as new. */
  holds?: (earlier: StoredLead, candidate: Candidate, ledger: Ledger) => Promise<boolean>;
  /** Stores a new one, or says why it ends otherwise. */
  store: (candidate: Candidate, newcomer: Newcomer<Ledger>) => Promise<Stored<Given> | { ended: Ended }>;
}

interface Arrived extends Omit<Arrival, 'suspicion'> {
  receivedAt: Date;
  payloadHash: string;
}

/**
 * The rule for every request that fits: seen this key before? its first answer again. The same within a day? as the
 * table says. Else it is stored, with what it owes, in one transaction. R33, R37, R38.
 *
 * Equal ones may come at once. Those of one host see each other, since its stores do one piece of work after the other.
 * Another host is met at the key, which the database holds once, and by a second look where something is taken already.
 */
export function createAccept<Candidate extends Arrival, Ledger, Given, Ended = never>(
  kind: IntakeOf<Candidate, Ledger, Given, Ended>,
  now: () => Date,
) {
  return function accept(candidate: Candidate): Promise<Acceptance<Given, Ended>> {
    const payloadHash = kind.hashOf(candidate);
    return inSpan('store request', () =>
      againIfKeyTaken(() => kind.inTransaction((ledger) => acceptWithin(ledger, candidate, payloadHash))),
    );
  };

  async function acceptWithin(
    ledger: Ledger,
    candidate: Candidate,
    payloadHash: string,
  ): Promise<Acceptance<Given, Ended>> {
    const { idempotencyKey, requestId, suspicion } = candidate;
    const arrived: Arrived = { idempotencyKey, requestId, payloadHash, receivedAt: now() };
    const isQuarantined = suspicion !== undefined;
    const leads = kind.leadsOf(ledger);
    const earlier = await findEarlier(leads, arrived);
    if (earlier?.as === 'key reused') return { outcome: earlier.as, refusal: earlier.refusal };
    const newcomer: Newcomer<Ledger> = {
      ledger,
      receivedAt: arrived.receivedAt,
      isQuarantined,
      addLead: (lead) =>
        leads.add({ ...lead, ...arrived, status: isQuarantined ? 'quarantine' : 'new', quarantineReason: suspicion }),
    };
    if (earlier?.as === 'repeated') {
      const given = await kind.again(earlier.lead, candidate, ledger);
      if (given) return { outcome: 'repeated', given };
    }
    if (earlier?.as === 'same' && ((await kind.holds?.(earlier.lead, candidate, ledger)) ?? true)) {
      if (kind.duplicate.ends === 'told') return { outcome: 'duplicate', refusal: duplicate };
      const given = await kind.again({ ...earlier.lead, receivedAt: arrived.receivedAt }, candidate, ledger);
      if (given) return { outcome: 'repeated', given };
    }
    const stored = await kind.store(candidate, newcomer);
    if ('ended' in stored) {
      // Another host may have stored this very request since it was looked for, and that may be why.
      const isKnownNow = !earlier && (await findEarlier(leads, arrived)) !== undefined;
      return isKnownNow ? acceptWithin(ledger, candidate, payloadHash) : stored.ended;
    }
    if (!isQuarantined) await stored.enqueue();
    return { outcome: isQuarantined ? 'quarantined' : 'stored', given: stored.given };
  }
}

/** R39: the text is the marker. No Retry-After: to send the same again is not what helps. */
const duplicate: Refusal = {
  status: 429,
  code: 'duplicate',
  message: duplicateMarker,
  notice: { title: duplicateTitle, text: duplicateText },
};

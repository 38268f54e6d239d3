import { duplicateMarker } from '@frontage/contract/contact/messages.ts';
import { type DuplicateRule, duplicateWithinMs } from '@frontage/contract/forms/FormDescription.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import { inSpan } from '@frontage/traces/spans.ts';
import { isUniqueViolation } from '../database/databaseFault.ts';
import { countIfStored, type MayMail } from '../guards/recipients.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { LeadLedger, NewLead, StoredLead } from './LeadStore.ts';

const key = { table: 'leads', column: 'idempotency_key', field: 'idempotencyKey' };

export interface Arrival {
  idempotencyKey: string | undefined;
  /** As in the log. */
  requestId: string;
  /** Why a person should look before this counts as a request. */
  suspicion: string | undefined;
}

/** The outcome of a request. If it is repeated or refused, its files were not taken. */
export type Acceptance<Given, Ended = never> =
  | { outcome: 'stored' | 'quarantined' | 'repeated'; given: Given }
  | { outcome: 'duplicate' | 'key reused'; refusal: Refusal }
  | Ended;

/** A lead without the fields that the rule fills in itself. */
export type OwnLead = Omit<NewLead, keyof Arrived | 'status' | 'quarantineReason'>;

/** A request that nobody has sent before, within its transaction. */
export interface Newcomer<Ledger> {
  ledger: Ledger;
  receivedAt: Date;
  isQuarantined: boolean;
  addLead: (lead: OwnLead) => Promise<StoredLead>;
  mayMail: MayMail;
}

/** What a new request was given. `enqueue` is called if it counts at once. */
interface Stored<Given> {
  given: Given;
  enqueue: () => Promise<void>;
}

export interface IntakeOf<Candidate extends Arrival, Ledger, Given, Ended = never> {
  inTransaction: <Result>(work: (ledger: Ledger) => Promise<Result>) => Promise<Result>;
  leadsOf: (ledger: Ledger) => LeadLedger;
  mayMail: MayMail;
  /** What the table of forms says about the same request within a day. R38. */
  duplicate: (candidate: Candidate) => DuplicateRule;
  /** A hash that is equal for requests that the rule considers the same. */
  hashOf: (candidate: Candidate) => string;
  /** What the first try was given. Undefined if that no longer exists. */
  again: (first: StoredLead, candidate: Candidate, ledger: Ledger) => Promise<Given | undefined>;
  /** Whether what the earlier request asked for still holds. If not, the same request counts as new. */
  holds?: (earlier: StoredLead, candidate: Candidate, ledger: Ledger) => Promise<boolean>;
  /** Stores a new request, or says why it ends differently. */
  store: (candidate: Candidate, newcomer: Newcomer<Ledger>) => Promise<Stored<Given> | { ended: Ended }>;
}

interface Arrived extends Omit<Arrival, 'suspicion'> {
  receivedAt: Date;
  payloadHash: string;
}

/** `repeated`: the same request, by its key. `same`: another request with the same fields. */
interface Earlier {
  as: 'key reused' | 'repeated' | 'same';
  lead: StoredLead;
}

/**
 * The rule for every valid request. A known key gets its first answer again. The same request within a day is treated
 * as the table says. Any other is stored, with what it owes, in one transaction. R33, R37, R38.
 *
 * Equal requests may arrive at once. Those at one host see each other, because its stores do their work one after
 * another. One at another host is noticed by its key, which the database accepts only once, and by a second look if
 * something is already taken.
 */
export function createAccept<Candidate extends Arrival, Ledger, Given, Ended = never>(
  kind: IntakeOf<Candidate, Ledger, Given, Ended>,
  now: () => Date,
) {
  return function accept(candidate: Candidate): Promise<Acceptance<Given, Ended>> {
    const payloadHash = kind.hashOf(candidate);
    return inSpan('store request', () =>
      repeatIfKeyTaken(() =>
        countIfStored(kind.mayMail, (mayMail) =>
          kind.inTransaction((ledger) => acceptWithin(ledger, candidate, payloadHash, mayMail)),
        ),
      ),
    );
  };

  async function acceptWithin(
    ledger: Ledger,
    candidate: Candidate,
    payloadHash: string,
    mayMail: MayMail,
  ): Promise<Acceptance<Given, Ended>> {
    const { idempotencyKey, requestId, suspicion } = candidate;
    const arrived: Arrived = { idempotencyKey, requestId, payloadHash, receivedAt: now() };
    const isQuarantined = suspicion !== undefined;
    const leads = kind.leadsOf(ledger);
    const earlier = await findEarlier(leads, arrived);
    if (earlier?.as === 'key reused') return { outcome: earlier.as, refusal: keyReused };
    const newcomer: Newcomer<Ledger> = {
      ledger,
      mayMail,
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
      if (kind.duplicate(candidate).ends === 'told') return { outcome: 'duplicate', refusal: duplicate };
      const given = await kind.again({ ...earlier.lead, receivedAt: arrived.receivedAt }, candidate, ledger);
      if (given) return { outcome: 'repeated', given };
    }
    const stored = await kind.store(candidate, newcomer);
    if ('ended' in stored) {
      // Another host may have stored this same request since the first look, and that may be the reason.
      const isKnownNow = !earlier && (await findEarlier(leads, arrived)) !== undefined;
      return isKnownNow ? acceptWithin(ledger, candidate, payloadHash, mayMail) : stored.ended;
    }
    if (!isQuarantined) await stored.enqueue();
    return { outcome: isQuarantined ? 'quarantined' : 'stored', given: stored.given };
  }
}

/** R39: the text is the marker. No Retry-After, because sending the same again does not help. */
const duplicate: Refusal = {
  status: 429,
  code: 'duplicate',
  message: duplicateMarker,
  notice: { title: naming('duplicateTitle'), text: naming('duplicateText') },
};

/**
 * Repeats the work if another host has stored a request with the same key since it looked. The second time it finds
 * that request, and gives its first answer. Requests at one host run one after another.
 */
async function repeatIfKeyTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, key)) return work();
    throw error;
  }
}

/**
 * Finds an earlier request with the same key, or with the same fields within a day. Undefined for a new one. R37, R38.
 */
async function findEarlier(
  ledger: Pick<LeadLedger, 'findByKey' | 'findSame'>,
  { idempotencyKey, payloadHash, receivedAt }: Arrived,
): Promise<Earlier | undefined> {
  const firstOfKey = () => (idempotencyKey === undefined ? undefined : ledger.findByKey(idempotencyKey));
  const first = await firstOfKey();
  if (first) return { as: first.payloadHash === payloadHash ? 'repeated' : 'key reused', lead: first };
  const same = await ledger.findSame(payloadHash, new Date(receivedAt.getTime() - duplicateWithinMs));
  if (!same) return undefined;
  // Another host may have stored this same request since its key was looked up.
  const meanwhile = await firstOfKey();
  return meanwhile?.payloadHash === payloadHash ? { as: 'repeated', lead: meanwhile } : { as: 'same', lead: same };
}

/** R37: a key belongs to one request. */
const keyReused: Refusal = {
  status: 422,
  code: 'key_reused',
  message: 'This Idempotency-Key came with other fields before. Send the changed request with a new key.',
};

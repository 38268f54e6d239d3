import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fullNameOf } from '@frontage/contract/contact/contactRequest.ts';
import { phoneKeyOf } from '@frontage/contract/primitives/phone.ts';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../../database/inTransaction.ts';
import { sharedFilesOf } from '../../files/sharedFiles.ts';
import { readSavedFilters, type SavedFilter, savedFiltersKey } from '../../inbox/savedFilters.ts';
import type { Lead, Subscriber } from '../../payload-types.ts';
import { findRows, isPhone, normalizedAddress, type Rows, withBelongings } from './belongings.ts';
import { type Counts, type Folders, findFiles, removePersonal, tidyFile } from './removePersonal.ts';

/**
 * `counts`: empty where nothing was stored. `crmIds`: records in a CRM; where that is another company's, they must be
 * erased there. `mentions`: other people's rows that contain the address in a free text; they stay, and a person should
 * look at them.
 */
export type Erasure = Awaited<ReturnType<typeof erasePerson>>;

/** Internal fields that say nothing about a person. */
const internal = new Set(['idempotencyKey', 'payloadHash', 'storageName']);

/** Everything that is stored about a person, in a machine-readable form. GDPR, articles 15 and 20. */
export async function exportPerson(payload: Payload, folders: Folders, address: string, now: Date) {
  const found = await withBelongings(payload, {}, await findRowsOfPerson(payload, {}, address));
  const rows: Record<string, unknown[]> = {};
  for (const [collection, ids] of found) {
    const stored = await findRows(payload, {}, collection, 'id', ids);
    rows[collection] = stored.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !internal.has(name))),
    );
  }
  const shared = sharedFilesOf(folders);
  const files: { name: string; base64: string }[] = [];
  for (const path of await findFiles(payload, {}, folders, found)) {
    await shared.bring(path);
    const content = await readFile(path).catch(() => undefined);
    if (content) files.push({ name: basename(path), base64: content.toString('base64') });
  }
  return { address: normalizedAddress(address), exportedAt: now.toISOString(), rows, files };
}

/**
 * Erases everything that is stored about an email address, in one transaction, then the files. Proof remains: a keyed
 * hash of the address, the counts, the versions of consents, and `by`, the user who did it in the admin. GDPR, article
 * 17.
 */
export async function erasePerson(payload: Payload, folders: Folders, address: string, by?: number) {
  const roots = await findRowsOfPerson(payload, {}, address);
  const found = await withBelongings(payload, {}, roots);
  const mentions = await findMentions(payload, address, found);
  const leads = await findRows<Lead>(payload, {}, 'leads', 'id', found.get('leads') ?? new Set());
  const forget = (req: PayloadRequest) => forgetFilters(payload, req, address, leads.map(fullNameOf));
  if (found.size === 0) return { counts: await inTransaction(payload, forget), crmIds: [], mentions };
  const proof = {
    kind: 'request',
    rule: isPhone(address) ? 'Erasure by phone number' : 'Erasure by email address',
    by: by ?? null,
    addressHash: addressHashOf(payload, address),
    consents: [...leads, ...(await findSubscribersIn(payload, found))].flatMap(consentOf),
  } as const;
  const counts = await removePersonal(payload, folders, roots, proof, forget);
  await tidyFile(payload);
  return { counts, crmIds: leads.flatMap(crmIdsOf), mentions };
}

/**
 * Removes filters of the inbox that colleagues have saved with the address, or with a name of more than one word: a
 * single one may mean anything.
 */
async function forgetFilters(
  payload: Payload,
  req: PayloadRequest,
  address: string,
  names: readonly string[],
): Promise<Counts> {
  const wanted = new Set([
    normalizedAddress(address),
    ...names.filter((name) => /\s/.test(name)).map(normalizedAddress),
  ]);
  const isTheirs = (words: string) => [words, ...words.split(/\s+/)].some((one) => wanted.has(normalizedAddress(one)));
  const isOfOthers = ({ name, query }: SavedFilter) => ![name, ...new URLSearchParams(query).values()].some(isTheirs);
  const collection = 'payload-preferences';
  const rows = { collection, where: { key: { equals: savedFiltersKey } }, pagination: false, limit: 0, req } as const;
  let filters = 0;
  for (const { id, value } of (await payload.db.find<{ id: number; value: unknown }>(rows)).docs) {
    const saved = readSavedFilters(value);
    const kept = saved.filter(isOfOthers);
    filters += saved.length - kept.length;
    if (kept.length < saved.length)
      await payload.db.updateOne({ collection, id, data: { value: kept }, req, returning: false });
  }
  return filters > 0 ? { filters } : {};
}

/** The hash under which the proof is stored: it can be found again with the address and the secret. */
export function addressHashOf(payload: Payload, address: string): string {
  return createHmac('sha256', `${payload.secret} removals`).update(normalizedAddress(address)).digest('hex');
}

function findSubscribersIn(payload: Payload, found: Rows): Promise<Subscriber[]> {
  return findRows<Subscriber>(payload, {}, 'subscribers', 'id', found.get('subscribers') ?? new Set());
}

function consentOf({ consentAt, consentVersion }: Pick<Lead, 'consentAt' | 'consentVersion'>) {
  return consentVersion ? [{ version: consentVersion, at: consentAt ?? null }] : [];
}

function crmIdsOf({ crmCompanyId, crmDealId, crmNoteId, crmPersonId }: Lead): string[] {
  const ids = { deal: crmDealId, person: crmPersonId, note: crmNoteId, organization: crmCompanyId };
  return Object.entries(ids).flatMap(([what, id]) => (id ? [`${what} ${id}`] : []));
}

/**
 * Where a person is named: by the address of an email, by a phone number, or in a free text of somebody else, at which a
 * person must look. What belongs to their rows is found from there.
 */
const named: { [Slug in CollectionSlug]?: { address?: string[]; number?: string[]; text?: string[] } } = {
  leads: { address: ['email'], number: ['phone'], text: ['message', 'details', 'addition'] },
  'lead-messages': { address: ['address'], text: ['text'] },
  'lead-notes': { text: ['text'] },
  subscribers: { address: ['email'] },
  mails: { address: ['to', 'replyTo'] },
  persons: { address: ['email'], number: ['phone'] },
  notes: { text: ['content'] },
};

type Req = Pick<PayloadRequest, 'transactionID'>;
type Found = Record<string, unknown> & { id: number };

/**
 * Rows that may name somebody there. A search for a part of the value, ignoring case, works in both databases; an exact
 * comparison may follow. A household may share a phone number, so it counts for those alone who gave no address.
 */
async function* findNaming(payload: Payload, req: Req, by: 'address' | 'number' | 'text', wanted: string) {
  for (const collection of Object.keys(named) as CollectionSlug[]) {
    const fields = named[collection]?.[by];
    if (!fields) continue;
    const ofNumbers = { and: [{ phone: { exists: true } }, { email: { exists: false } }] };
    const { docs } = await payload.db.find<Found>({
      collection,
      where: by === 'number' ? ofNumbers : { or: fields.map((field) => ({ [field]: { like: wanted } })) },
      select: Object.fromEntries(fields.map((field) => [field, true])),
      pagination: false,
      limit: 0,
      req,
    });
    yield { collection, docs, fields };
  }
}

/** Rows of an email address, however it was written; or of a phone number without an address. */
export async function findRowsOfPerson(payload: Payload, req: Req, address: string): Promise<Rows> {
  const wanted = normalizedAddress(address);
  const isNumber = isPhone(address);
  const keyOf = isNumber ? phoneKeyOf : normalizedAddress;
  const isTheirs = (value: unknown) => typeof value === 'string' && keyOf(value) === wanted;
  const rows: Rows = new Map();
  for await (const { collection, docs, fields } of findNaming(payload, req, isNumber ? 'number' : 'address', wanted)) {
    const theirs = docs.filter((doc) => fields.some((field) => isTheirs(doc[field])));
    if (theirs.length > 0) rows.set(collection, new Set(theirs.map(({ id }) => id)));
  }
  return rows;
}

export async function findMentions(payload: Payload, address: string, except: Rows): Promise<string[]> {
  const found: string[] = [];
  for await (const { collection, docs } of findNaming(payload, {}, 'text', normalizedAddress(address)))
    found.push(...docs.filter(({ id }) => !except.get(collection)?.has(id)).map(({ id }) => `${collection} ${id}`));
  return found;
}

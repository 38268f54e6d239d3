import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Payload } from 'payload';
import { sharedFilesOf } from '../../files/sharedFiles.ts';
import type { Lead, Subscriber } from '../../payload-types.ts';
import { findRows, type Rows, withBelongings } from './belongings.ts';
import { findMentions, findRowsOfPerson } from './findRowsOfPerson.ts';
import { isPhone, normalizedAddress } from './normalizedAddress.ts';
import { type Counts, type Folders, findFiles, removePersonal } from './removePersonal.ts';
import { tidyFile } from './tidyFile.ts';

/** Everything that is stored about a person, in a machine-readable form. GDPR, articles 15 and 20. */
export interface PersonExport {
  address: string;
  exportedAt: string;
  /** Rows by collection, as they are stored. */
  rows: Record<string, unknown[]>;
  /** Files that they sent or received, each as base64. */
  files: { name: string; base64: string }[];
}

export interface Erasure {
  /** Empty where nothing was stored about the address. */
  counts: Counts;
  /** Records in a CRM; where that is another company's, they must be erased there. */
  crmIds: string[];
  /** Other people's rows that contain the address in a free text; they stay, and a person should look at them. */
  mentions: string[];
}

/** Internal fields that say nothing about a person. */
const internal = new Set(['idempotencyKey', 'payloadHash', 'storageName']);

/** Collects everything that is stored about an email address, files included. */
export async function exportPerson(
  payload: Payload,
  folders: Folders,
  address: string,
  now: Date,
): Promise<PersonExport> {
  const found = await withBelongings(payload, {}, await findRowsOfPerson(payload, {}, address));
  const rows: PersonExport['rows'] = {};
  for (const [collection, ids] of found) {
    const stored = await findRows(payload, {}, collection, 'id', ids);
    rows[collection] = stored.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !internal.has(name))),
    );
  }
  const shared = sharedFilesOf(folders);
  const files: PersonExport['files'] = [];
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
export async function erasePerson(payload: Payload, folders: Folders, address: string, by?: number): Promise<Erasure> {
  const roots = await findRowsOfPerson(payload, {}, address);
  const found = await withBelongings(payload, {}, roots);
  const mentions = await findMentions(payload, address, found);
  if (found.size === 0) return { counts: {}, crmIds: [], mentions };
  const leads = await findRows<Lead>(payload, {}, 'leads', 'id', found.get('leads') ?? new Set());
  const counts = await removePersonal(payload, folders, roots, {
    kind: 'request',
    rule: isPhone(address) ? 'Erasure by phone number' : 'Erasure by email address',
    by: by ?? null,
    addressHash: addressHashOf(payload, address),
    consents: [...leads, ...(await findSubscribersIn(payload, found))].flatMap(consentOf),
  });
  await tidyFile(payload);
  return { counts, crmIds: leads.flatMap(crmIdsOf), mentions };
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

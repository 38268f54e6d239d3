import { phoneKeyOf } from '@frontage/contract/primitives/phone.ts';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type { Rows } from './belongings.ts';
import { isPhone, normalizedAddress } from './normalizedAddress.ts';

/** Fields with addresses of visitors. What belongs to their rows is found from there. */
const addresses: Partial<Record<CollectionSlug, readonly string[]>> = {
  leads: ['email'],
  'lead-messages': ['address'],
  subscribers: ['email'],
  mails: ['to', 'replyTo'],
  persons: ['email'],
};

type Req = Pick<PayloadRequest, 'transactionID'>;

/** Collections with phone numbers of visitors who gave no address. A household may share one number. */
const numbered = ['leads', 'persons'] as const;

/** Rows of an email address, however it was written; or of a phone number without an address. */
export async function findRowsOfPerson(payload: Payload, req: Req, address: string): Promise<Rows> {
  const wanted = normalizedAddress(address);
  if (isPhone(address)) return findRowsOfNumber(payload, req, wanted);
  const rows: Rows = new Map();
  for (const [slug, fields] of Object.entries(addresses)) {
    const collection = slug as keyof typeof addresses;
    const { docs } = await payload.db.find<{ id: number }>({
      collection,
      // A search for a part of the value, ignoring case, works in both databases; the exact comparison follows.
      where: { or: fields.map((field) => ({ [field]: { like: wanted } })) },
      select: Object.fromEntries(fields.map((field) => [field, true])),
      pagination: false,
      limit: 0,
      req,
    });
    const theirs = docs.filter((doc) => fields.some((field) => isAddress(Reflect.get(doc, field), wanted)));
    if (theirs.length > 0) rows.set(collection, new Set(theirs.map(({ id }) => id)));
  }
  return rows;
}

async function findRowsOfNumber(payload: Payload, req: Req, digits: string): Promise<Rows> {
  const rows: Rows = new Map();
  for (const collection of numbered) {
    const { docs } = await payload.db.find<{ id: number; phone: string }>({
      collection,
      where: { and: [{ phone: { exists: true } }, { email: { exists: false } }] },
      select: { phone: true },
      pagination: false,
      limit: 0,
      req,
    });
    const theirs = docs.filter(({ phone }) => phoneKeyOf(phone) === digits);
    if (theirs.length > 0) rows.set(collection, new Set(theirs.map(({ id }) => id)));
  }
  return rows;
}

function isAddress(value: unknown, wanted: string): boolean {
  return typeof value === 'string' && normalizedAddress(value) === wanted;
}

/** Free texts in which somebody else may have written the address; a person must look at them. */
const texts: Partial<Record<CollectionSlug, readonly string[]>> = {
  leads: ['message', 'addition'],
  'lead-messages': ['text'],
  'lead-notes': ['text'],
  notes: ['content'],
};

/** Other people's rows that contain the address in a free text: `leads 12`, `notes 4`. */
export async function findMentions(payload: Payload, address: string, except: Rows): Promise<string[]> {
  const found: string[] = [];
  for (const [slug, fields] of Object.entries(texts)) {
    const collection = slug as keyof typeof texts;
    const { docs } = await payload.db.find<{ id: number }>({
      collection,
      where: { or: fields.map((field) => ({ [field]: { like: normalizedAddress(address) } })) },
      select: { id: true },
      pagination: false,
      limit: 0,
    });
    found.push(...docs.filter(({ id }) => !except.get(collection)?.has(id)).map(({ id }) => `${collection} ${id}`));
  }
  return found;
}

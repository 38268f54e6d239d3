import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type { Rows } from './belongings.ts';
import { digitsOf, isPhone, normalizedAddress } from './normalizedAddress.ts';

/** Where addresses of visitors stand. What belongs to these rows is found from them. */
const addresses: Partial<Record<CollectionSlug, readonly string[]>> = {
  leads: ['email'],
  'lead-messages': ['address'],
  subscribers: ['email'],
  mails: ['to', 'replyTo'],
  persons: ['email'],
};

type Req = Pick<PayloadRequest, 'transactionID'>;

/** Where numbers stand of visitors who gave no address. One number may be that of a whole house. */
const numbered = ['leads', 'persons'] as const;

/** Rows that carry an email address as theirs, however it was written; or a phone number, and no address. */
export async function findRowsOfPerson(payload: Payload, req: Req, address: string): Promise<Rows> {
  const wanted = normalizedAddress(address);
  if (isPhone(address)) return rowsOfNumber(payload, req, wanted);
  const rows: Rows = new Map();
  for (const [slug, fields] of Object.entries(addresses)) {
    const collection = slug as keyof typeof addresses;
    const { docs } = await payload.db.find<{ id: number }>({
      collection,
      // Without case and as a part, in either database; the exact comparison follows.
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

async function rowsOfNumber(payload: Payload, req: Req, digits: string): Promise<Rows> {
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
    const theirs = docs.filter(({ phone }) => digitsOf(phone) === digits);
    if (theirs.length > 0) rows.set(collection, new Set(theirs.map(({ id }) => id)));
  }
  return rows;
}

function isAddress(value: unknown, wanted: string): boolean {
  return typeof value === 'string' && normalizedAddress(value) === wanted;
}

/** Free texts in which somebody else may have written the address; for a person to look at. */
const texts: Partial<Record<CollectionSlug, readonly string[]>> = {
  leads: ['message', 'addition'],
  'lead-messages': ['text'],
  'lead-notes': ['text'],
  notes: ['content'],
};

/** Rows of others that name the address in a free text: `leads 12`, `notes 4`. */
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

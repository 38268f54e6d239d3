import type { Payload } from 'payload';
import { z } from 'zod';

/** A document that saves itself as it is typed, named as in the URLs of the admin. */
export type OpenDocument = `pages/${number}` | `articles/${number}` | 'site-settings';

export interface Person {
  id: number;
  name: string;
}

/** Somebody who has a document open. */
export interface Presence extends Person {
  /** ISO time at which they opened it. */
  since: string;
}

/** ms of silence after which somebody counts as gone. Browsers let a background page run only once a minute. */
const goneAfterMs = 90_000;
/** Minimum ms between two notes about one person. More frequent requests write nothing. */
const noteEveryMs = 10_000;

const prefix = 'open:';
const kept = z.object({ name: z.string(), since: z.string(), seenAt: z.number() });
type Kept = z.infer<typeof kept>;

/** Notes that a person has a document open now. Returns since when, as ISO time. */
export async function noteOpen(payload: Payload, document: OpenDocument, person: Person, now: Date): Promise<string> {
  const key = keyOf(document, person);
  const before = kept.safeParse(await payload.kv.get(key)).data;
  const isHere = before !== undefined && isFresh(before, now);
  const since = isHere ? before.since : now.toISOString();
  if (isHere && now.getTime() - before.seenAt < noteEveryMs) return since;
  await payload.kv.set(key, { name: person.name, since, seenAt: now.getTime() } satisfies Kept);
  if (!isHere) await forgetGone(payload, now);
  return since;
}

/** Notes that a person has left a document. */
export async function noteLeft(payload: Payload, document: OpenDocument, person: Person): Promise<void> {
  await payload.kv.delete(keyOf(document, person));
}

/** Returns everybody who has a document open, in order of arrival. */
export async function findWhoHasOpen(payload: Payload, document: OpenDocument, now: Date): Promise<Presence[]> {
  const found = await notesBelow(payload, `${prefix}${document}:`);
  return found
    .filter(({ note }) => isFresh(note, now))
    .map(({ key, note }) => ({ id: Number(key.slice(key.lastIndexOf(':') + 1)), name: note.name, since: note.since }))
    .sort((one, other) => one.since.localeCompare(other.since) || one.id - other.id);
}

/** Deletes expired notes, which a browser leaves behind if it is closed without notice. */
async function forgetGone(payload: Payload, now: Date): Promise<void> {
  for (const { key, note } of await notesBelow(payload, prefix)) {
    if (!isFresh(note, now)) await payload.kv.delete(key);
  }
}

async function notesBelow(payload: Payload, start: string): Promise<{ key: string; note: Kept }[]> {
  const { docs } = await payload.find({
    collection: 'payload-kv',
    where: { key: { like: start } },
    depth: 0,
    pagination: false,
  });
  return docs.flatMap(({ data, key }) => {
    const note = kept.safeParse(data).data;
    return note && key.startsWith(start) ? [{ key, note }] : [];
  });
}

const keyOf = (document: OpenDocument, { id }: Person) => `${prefix}${document}:${id}`;
const isFresh = ({ seenAt }: Kept, now: Date) => now.getTime() - seenAt < goneAfterMs;

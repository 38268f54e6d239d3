import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerSubject, type DemoRequest, requests, subscribers } from '@frontage/demo/requests.ts';
import type { Payload, PayloadRequest } from 'payload';
import { placeOf } from '../booking/BookingStore.ts';
import { callPlanOf } from '../booking/callPlanOf.ts';
import { slotsOf } from '../booking/slots.ts';
import { normalizedName } from '../crm/CrmAdapter.ts';
import { insertRows } from '../database/directRows.ts';
import type { Environment } from '../environment.ts';
import { sharedFilesOf } from '../files/sharedFiles.ts';
import { startedClock } from '../inbox/answerClock.ts';
import { numbersOf } from '../inbox/phoneNumbers.ts';
import { withBelongings } from '../privacy/erasure/belongings.ts';
import { deleteRows, findFiles } from '../privacy/erasure/removePersonal.ts';
import { originOf, removeVisits, seedVisits } from './seedVisits.ts';

type Folders = Pick<Environment, 'bucket' | 'dataDir' | 'mailboxDir' | 'uploadsDir'>;

const dayMs = 86_400_000;
const keyOf = (index: number) => `demo-request-${index + 1}`;

/**
 * Stores the demo's requests with what became of them: notes, answers, files, calls and deals; its subscribers; and what
 * its visitors did. All are dated back from `now`. They are written as rows, past every hook, so nothing is owed to anybody, and nothing sent.
 */
export async function seedRequests(payload: Payload, req: PayloadRequest, folders: Folders, now: Date): Promise<void> {
  const insert: Insert = (table, rows) => insertRows(payload, req, table, rows);
  const hours = await findHours(payload, req, now);
  for (const [index, request] of requests.entries()) {
    const receivedAt = momentBefore(now, request.daysAgo, index);
    const dates = { createdAt: receivedAt, updatedAt: receivedAt };
    const clock = await clockOf(payload, request, receivedAt, now);
    const lead = await insertLead(insert, request, index, { receivedAt, ...clock, ...dates });
    const answers = (request.answers ?? []).map((text, place) => ({
      lead,
      direction: place === 0 ? 'out' : 'in',
      subject: answerSubject,
      text,
      authorName: place === 0 ? (request.notes?.[0]?.[0] ?? 'Ines Halvorsen') : request.name,
      address: request.email ?? '',
      isProven: place > 0,
      ...later(dates.createdAt, place + 1),
    }));
    await insert('lead_messages', answers);
    const notes = (request.notes ?? []).map(([authorName, text], place) => ({
      lead,
      text,
      authorName,
      ...later(dates.createdAt, place + 1),
    }));
    await insert('lead_notes', notes);
    await insertFile(insert, folders, request, lead);
    await insertCall(insert, request, lead, hours);
    await insertDeal(insert, request, { lead, externalId: keyOf(index), ...dates });
  }
  const rows = subscribers.map(({ daysAgo, ...subscriber }, index) => {
    const askedAt = momentBefore(now, daysAgo, index);
    const entered = subscriber.state === 'waiting' ? {} : { enteredAt: askedAt };
    return { ...subscriber, askedAt, ...entered, ...(subscriber.state === 'left' ? { leftAt: askedAt } : {}) };
  });
  await insert('subscribers', rows);
  await seedVisits(payload, req, now);
}

/** Removes them with everything that has come to belong to them; returns how many requests and subscribers there were. */
export async function removeRequests(payload: Payload, req: PayloadRequest, folders: Folders) {
  await removeVisits(payload, req, keyOf);
  const idsOf = async (collection: 'leads' | 'subscribers', field: string, values: string[]) => {
    const where = { [field]: { in: values } };
    const { docs } = await payload.db.find<{ id: number }>({ collection, where, pagination: false, limit: 0, req });
    return new Set(docs.map(({ id }) => id));
  };
  const keys = requests.map((_, index) => keyOf(index));
  const addresses = subscribers.map(({ email }) => email);
  const leads = await idsOf('leads', 'idempotencyKey', keys);
  const readers = await idsOf('subscribers', 'email', addresses);
  const found = [['leads', leads] as const, ['subscribers', readers] as const];
  const rows = await withBelongings(payload, req, new Map(found));
  const files = await findFiles(payload, req, folders, rows);
  await deleteRows(payload, req, rows);
  return { leads: leads.size, subscribers: readers.size, files };
}

type Insert = (table: string, rows: Parameters<typeof insertRows>[3]) => Promise<number[]>;

async function insertLead(insert: Insert, request: DemoRequest, index: number, at: { receivedAt: string }) {
  const { answers, country, email, form, message, name, company, phone, status, suspicion } = request;
  const [first = '', ...rest] = name.split(' ');
  const isRead = status !== 'new' && status !== 'quarantine';
  const [id = 0] = await insert('leads', [
    {
      status,
      formId: form,
      name: form === 'booking' ? name : first,
      surname: form === 'booking' ? null : rest.join(' ') || null,
      email: email ?? null,
      company: company ?? null,
      phone: phone ?? null,
      ...numbersOf(phone),
      country,
      countrySource: 'visitor',
      message,
      quarantineReason: suspicion ?? null,
      ...at,
      readAt: isRead ? at.receivedAt : null,
      lastExchangeAt: answers ? later(at.receivedAt, answers.length).createdAt : null,
      consentGiven: false,
      ...originOf(form, index),
      idempotencyKey: keyOf(index),
      payloadHash: keyOf(index),
    },
  ]);
  return id;
}

/**
 * When its answer was due and came, without a time at which anybody is to be told. A call or spam owes none; whatever is
 * not new was answered with the first step of what became of it.
 */
async function clockOf(payload: Payload, { form, status }: DemoRequest, receivedAt: string, now: Date) {
  if (form === 'booking' || status === 'quarantine') return {};
  const { answerDueAt } = await startedClock(payload, { formId: form }, new Date(receivedAt));
  if (status !== 'new') return { answerDueAt, answeredAt: later(receivedAt, 1).createdAt };
  return { answerDueAt, answerState: new Date(answerDueAt) > now ? 'due' : 'late' };
}

async function insertFile(insert: Insert, folders: Folders, { file, message, name }: DemoRequest, lead: number) {
  if (!file) return;
  const bytes = file === 'pdf' ? await pdf() : Buffer.from(`${name}\n\n${message}\n`);
  const storageName = randomBytes(16).toString('hex');
  const path = join(folders.uploadsDir, storageName);
  await mkdir(folders.uploadsDir, { recursive: true, mode: 0o700 });
  await writeFile(path, bytes, { mode: 0o600 });
  await sharedFilesOf(folders).put(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const kept = { storageName, sizeBytes: bytes.length, sha256 };
  const mimeType = file === 'pdf' ? 'application/pdf' : 'text/plain';
  const fileName = file === 'pdf' ? 'specification.pdf' : 'what-we-need.txt';
  await insert('lead_files', [{ lead, field: 'file', fileName, mimeType, ...kept }]);
}

/** A document of the demo stands for what visitors attach. */
async function pdf(): Promise<Uint8Array> {
  const [{ documents }, { renderDocument }] = await Promise.all([
    import('@frontage/demo/documents.ts'),
    import('@frontage/demo/renderDocument.ts'),
  ]);
  const [document] = documents;
  if (!document) throw new Error('The demo has no document');
  return renderDocument(document);
}

interface Hours {
  toCome: ReturnType<typeof slotsOf>;
  minutes: number;
}

/** Hours at which the demo's engineers can be called, one for each day. */
async function findHours(payload: Payload, req: PayloadRequest, now: Date): Promise<Hours> {
  const plan = await callPlanOf(payload, await payload.findGlobal({ slug: 'booking', depth: 1, req }));
  const until = new Date(now.getTime() + plan.daysAhead * dayMs);
  const slots = slotsOf({ plan, from: now, until, busy: [], now }).filter(({ free }) => free.length > 0);
  const days = Map.groupBy(slots, ({ startsAt }) => startsAt.toISOString().slice(0, 10));
  return { toCome: [...days.values()].flatMap(([first]) => first ?? []), minutes: plan.minutes };
}

async function insertCall(insert: Insert, { call }: DemoRequest, lead: number, hours: Hours) {
  if (call === undefined) return;
  const { minutes, toCome } = hours;
  // A call that has been was on the same day of a week before.
  const slot = toCome[Math.abs(call) % Math.max(toCome.length, 1)];
  const [desk] = slot?.free ?? [];
  if (!slot || !desk) return;
  const weeksBack = call < 0 ? Math.ceil((-call + 10) / 7) : 0;
  const startsAt = new Date(slot.startsAt.getTime() - weeksBack * 7 * dayMs);
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const busy = { host: desk.host, startsAt, endsAt };
  await insert('bookings', [
    {
      host: desk.host,
      room: desk.room ?? null,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      zone: 'Europe/London',
      state: 'booked',
      lead,
      place: placeOf(busy),
      uid: createHash('sha256').update(placeOf(busy)).digest('hex').slice(0, 32),
      sequence: 0,
    },
  ]);
}

async function insertDeal(
  insert: Insert,
  { company, deal: stage, email, message, name, phone }: DemoRequest,
  { externalId, lead, ...dates }: { externalId: string; lead: number },
) {
  if (!stage) return;
  const firm = company ? { name: company, normalizedName: normalizedName(company), ...dates } : undefined;
  const [companyId = null] = await insert('companies', firm ? [firm] : []);
  const individual = { name, email: email ?? null, phone: phone ?? null, company: companyId, ...dates };
  const [person = null] = await insert('persons', [individual]);
  const data = { title: `${company ?? name}, website`, stage, person, company: companyId, lead, externalId, ...dates };
  const [deal = null] = await insert('deals', [data]);
  await insert('notes', [{ content: message, deal, person, externalId, ...dates }]);
}

/** A moment of a working day: 8 to 17 UTC, and not in the future. */
function momentBefore(now: Date, daysAgo: number, index: number): string {
  const day = new Date(now.getTime() - daysAgo * dayMs);
  if (daysAgo > 0) day.setUTCHours(8 + (index % 9), (index * 17) % 60, 0, 0);
  else day.setTime(now.getTime() - (index + 1) * 1_800_000);
  return day.toISOString();
}

/** Dates some hours later. */
function later(iso: string, steps: number) {
  const at = new Date(Date.parse(iso) + steps * 7_200_000).toISOString();
  return { createdAt: at, updatedAt: at };
}

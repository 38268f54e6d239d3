import { zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { fullNameOf } from '@frontage/contract/contact/contactRequest.ts';
import { kinds } from '@frontage/kinds/kinds.ts';
import { z } from 'zod';
import { hoursInWords } from '../booking/bookingMails.ts';
import { usualZone } from '../clock/momentWords.ts';
import { type Channel, type DeliveredLead, type DueDelivery, TryLater, Undeliverable } from '../delivery/Channel.ts';
import { removeInvisible, shorten, toOneLine } from '../delivery/mails/plainWords.ts';
import { momentInWords } from '../delivery/mails/requestFacts.ts';
import { type CallEvent, callFacts, documentFacts, type WebhookEvent } from '../delivery/webhookEvents.ts';
import { answersByLabel } from '../inbox/answersOf.ts';
import { becameOf, findCalled } from '../inbox/becameOf.ts';
import { referenceOf } from '../inbox/requestInWords.ts';
import { callOutside, PlainAddress, pauseOf } from '../network/callOutside.ts';
import type { Webhook } from '../payload-types.ts';
import { PrivateAddress } from '../publicAddress.ts';
import { createSignatureHeaders } from './signature.ts';

const timeoutMs = 10_000;
/** The longest pause that a receiver may ask for. */
const longestPauseMs = 86_400_000;
const privateRefused =
  'The address lies in our own network, which is refused. An operator may allow its host in WEBHOOK_PRIVATE_HOSTS';

interface WebhookChannelOptions {
  adminUrl: string;
  now: () => Date;
  /** Hosts, with the port if the address has one, that may be in our own network and need no TLS. */
  privateHosts: readonly string[];
}

/** Calls a webhook's address with a signature. Redirects are not followed; addresses in our own network are refused. */
export function createWebhookChannel({ adminUrl, now, privateHosts }: WebhookChannelOptions): Channel {
  return async (delivery) => {
    const { row, webhook } = delivery;
    if (!webhook) throw new Undeliverable('The webhook was removed');
    if (!webhook.active) throw new Undeliverable('The webhook is switched off');
    const url = URL.canParse(webhook.url) ? new URL(webhook.url) : undefined;
    if (!url) throw new Undeliverable('The address of the webhook cannot be read');
    const body = JSON.stringify(await writeWebhookBody(delivery, webhook, `${adminUrl}/admin`));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Frontage-Webhooks/1',
      ...createSignatureHeaders(webhook.secret, `msg_${row.id}`, now(), body),
    };
    const call = { method: 'POST', headers, body, timeoutMs, privateHosts };
    const answer = await callOutside(url, call).catch((error: Error) => {
      throw describeError(error);
    });
    // The body does not matter to us, and may be long.
    answer.destroy();
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) return undefined;
    throw faultOf(status, answer.headers['retry-after']);
  };
}

function faultOf(status: number, retryAfter: string | undefined): Error {
  if (status === 410) return new Undeliverable('The receiver says that it is gone for good (status 410)');
  if (status >= 300 && status < 400)
    return new Error(`The receiver sends us elsewhere (status ${status}): give its new address`);
  const pauseMs = pauseOf(retryAfter, longestPauseMs);
  if ((status === 429 || status === 503) && pauseMs !== undefined) {
    return new TryLater(`The receiver asks to come back later (status ${status})`, pauseMs);
  }
  return new Error(`The receiver answers with status ${status}`);
}

function describeError(error: Error): Error {
  if (error instanceof PlainAddress) return new Undeliverable('The address must begin with https://', { cause: error });
  if (error instanceof PrivateAddress) return new Undeliverable(privateRefused, { cause: error });
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    return new Error('The receiver did not answer within 10 seconds', { cause: error });
  }
  const code = 'code' in error ? String(error.code) : error.name;
  return new Error(`The receiver cannot be reached (${code})`, { cause: error });
}

/** What a call says: `data` for programs, `text` for chats. */
interface Said {
  data: object;
  text: string;
}

/**
 * The body of a webhook: structured for programs, a single text for chats. `admin`: its address, without a slash at the
 * end. Throws Undeliverable.
 */
async function writeWebhookBody(due: DueDelivery, { format }: Webhook, admin: string): Promise<object> {
  const { row } = due;
  const event = row.event ?? 'request.received';
  const { data, text } = await say(due, event, admin);
  return format === 'slack' ? { text } : { type: event, timestamp: row.createdAt, data };
}

async function say(due: DueDelivery, event: WebhookEvent, admin: string): Promise<Said> {
  switch (event) {
    case 'request.received':
    case 'request.changed':
      return sayRequest(due, event, admin);
    case 'request.late':
      return sayLate(due, admin);
    case 'call.booked':
    case 'call.moved':
    case 'call.cancelled':
      return sayCall(due, event, admin);
    case 'subscriber.confirmed':
      return saySubscriber(due, admin);
    case 'document.published':
    case 'document.unpublished':
      return sayDocument(due, event, admin);
  }
}

async function sayRequest(due: DueDelivery, event: WebhookEvent, admin: string): Promise<Said> {
  const { row } = due;
  const { data, link, lead, who } = await about(due, admin);
  const isAddition = event === 'request.changed';
  const words = isAddition ? (row.body ?? lead.addition) : lead.message;
  const quote = shorten(removeInvisible(words ?? ''), 500);
  const lines = [
    `${isAddition ? 'Added to request' : 'New request'} ${referenceOf(lead)}: ${who}`,
    ...(quote ? [`> ${escapeForChat(quote)}`] : []),
    ...(data.files.length > 0 ? [`Files: ${data.files.length}`] : []),
    `<${link}|Open the request>`,
  ];
  return { data: { ...data, ...(row.body ? { added: row.body } : {}) }, text: lines.join('\n') };
}

const lateFacts = z.object({ answerDueAt: z.string() });

async function sayLate(due: DueDelivery, admin: string): Promise<Said> {
  const { data, lead, link, who } = await about(due, admin);
  const facts = readFacts(due.row.body, lateFacts);
  const dueAt = momentInWords(new Date(facts.answerDueAt), { zone: (await due.company()).promises.zone });
  const text = `The answer to request ${referenceOf(lead)} of ${who} is late: it was due on ${dueAt}.`;
  return { data: { ...data, ...facts }, text: `${text}\n<${link}|Open the request>` };
}

const factsOfCall = z.object({ call: callFacts });

async function sayCall(due: DueDelivery, event: CallEvent, admin: string): Promise<Said> {
  const { data, link, who } = await about(due, admin);
  const facts = readFacts(due.row.body, factsOfCall);
  const { host, ...call } = facts.call;
  const [startsAt, endsAt] = [new Date(call.startsAt), new Date(call.endsAt)];
  const { zone = usualZone } = (await due.company()).promises;
  const hours = `${hoursInWords({ startsAt, endsAt, zone })} (${zoneWords(startsAt, zone)})`;
  const what = `of ${escapeForChat(toOneLine(host))} with ${who}`;
  const text = {
    'call.booked': `A call ${what} was booked: ${hours}.`,
    'call.moved': `The call ${what} was moved to ${hours}.`,
    'call.cancelled': `The call ${what} was cancelled: ${hours}.`,
  }[event];
  return { data: { ...data, ...facts }, text: `${text}\n<${link}|Open the request>` };
}

function saySubscriber({ subscriber }: DueDelivery, admin: string): Said {
  if (!subscriber) throw new Undeliverable('The subscriber was erased');
  if (subscriber.state !== 'entered') throw new Undeliverable('The subscriber has left since');
  const { askedAt, country, email, enteredAt, formId, id, name, origin, tags, uri } = subscriber;
  const link = `${admin}/collections/subscribers/${id}`;
  const data = {
    email,
    name: name ?? null,
    country: country ?? null,
    page: uri ?? null,
    tags: tags ?? [],
    form: formId ?? null,
    origin: origin ?? null,
    askedAt: askedAt ?? null,
    confirmedAt: enteredAt ?? null,
    link,
  };
  return { data, text: `${escapeForChat(email)} confirmed the newsletter.\n<${link}|Open the subscriber>` };
}

function sayDocument({ row }: DueDelivery, event: WebhookEvent, admin: string): Said {
  const { isRemoved, ...facts } = readFacts(row.body, documentFacts);
  const kind = kinds.find(({ name }) => name === facts.kind);
  const list = kind ? `${admin}/collections/${kind.collection}` : admin;
  const link = isRemoved || !kind ? list : `${list}/${facts.id}`;
  const what = `${kind?.label.one ?? 'Document'} "${escapeForChat(toOneLine(facts.title))}"`;
  const isPublished = event === 'document.published';
  const text = isPublished
    ? `${what} was published.\n<${facts.address ?? link}|Read it>`
    : `${what} is no longer on the site.\n<${link}|Open the admin>`;
  return { data: { ...facts, link }, text };
}

/** The facts that an event left in the outbox. */
function readFacts<Facts>(body: string | null | undefined, shape: z.ZodType<Facts>): Facts {
  return shape.parse(JSON.parse(body ?? ''));
}

/** What is said of a request with every event. `who` is escaped for chats. */
async function about({ payload, request }: DueDelivery, admin: string) {
  if (!request) throw new Undeliverable('The request was erased');
  const { lead } = request;
  const link = `${admin}/collections/leads/${lead.id}`;
  const who = [fullNameOf(lead), lead.company && `(${lead.company})`].filter(Boolean).join(' ');
  const became = becameOf(lead, await findCalled(payload, [lead]));
  return { data: dataOf(request, link, became), lead, link, who: escapeForChat(toOneLine(who)) };
}

function dataOf({ lead, files }: DeliveredLead, link: string, became: ReturnType<typeof becameOf>) {
  return {
    reference: referenceOf(lead),
    receivedAt: lead.receivedAt ?? lead.createdAt,
    form: lead.formId ?? null,
    ...(became ? { became } : {}),
    name: lead.name,
    surname: lead.surname ?? null,
    email: lead.email ?? null,
    phone: lead.phone ?? null,
    company: lead.company ?? null,
    country: lead.country ?? null,
    projectTypes: lead.projectTypes ?? [],
    timeline: lead.timeline ?? null,
    message: lead.message ?? null,
    details: lead.details ?? null,
    ...(lead.formVersion ? { formVersion: lead.formVersion, answers: answersByLabel(lead) } : {}),
    addition: lead.addition ?? null,
    origin: lead.origin ?? null,
    files: files.map(({ fileName, mimeType, sizeBytes }) => ({ name: fileName, mimeType, sizeBytes })),
    link,
  };
}

/** Chats read `<...>` as links and `&` as the beginning of an entity, so typed text is escaped as they require. */
function escapeForChat(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

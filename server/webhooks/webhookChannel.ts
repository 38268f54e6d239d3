import { type Channel, type DeliveredLead, type DueDelivery, TryLater, Undeliverable } from '../delivery/Channel.ts';
import { removeInvisible, shorten, toOneLine } from '../delivery/mails/plainWords.ts';
import { answersByLabel } from '../inbox/answersOf.ts';
import { referenceOf } from '../inbox/reference.ts';
import { callOutside, PlainAddress } from '../network/callOutside.ts';
import { PrivateAddress } from '../publicAddress.ts';
import { createSignatureHeaders } from './signature.ts';

const timeoutMs = 10_000;
const privateRefused =
  'The address lies in our own network, which is refused. An operator may allow its host in WEBHOOK_PRIVATE_HOSTS';

export interface WebhookChannelOptions {
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
    const body = writeWebhookBody(delivery, adminUrl);
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
  const seconds = Number(retryAfter);
  if ((status === 429 || status === 503) && seconds > 0) {
    return new TryLater(`The receiver asks to come back later (status ${status})`, Math.min(seconds, 86_400) * 1000);
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

/** The JSON body of a webhook: structured for programs, a single text for chats. */
function writeWebhookBody({ row, request, webhook }: DueDelivery, adminUrl: string): string {
  if (!request) throw new Undeliverable('The request was erased');
  const event = row.event ?? 'request.received';
  const link = `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${request.lead.id}`;
  const body =
    webhook?.format === 'slack'
      ? { text: writeChatText(request, event, link, row.body) }
      : {
          type: event,
          timestamp: row.createdAt,
          data: { ...dataOf(request, link), ...(row.body ? { added: row.body } : {}) },
        };
  return JSON.stringify(body);
}

function dataOf({ lead, files }: DeliveredLead, link: string) {
  return {
    reference: referenceOf(lead),
    receivedAt: lead.receivedAt ?? lead.createdAt,
    form: lead.formId ?? null,
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
function writeChatText(
  { lead, files }: DeliveredLead,
  event: string,
  link: string,
  added: string | null | undefined,
): string {
  const who = [lead.name, lead.surname, lead.company && `(${lead.company})`].filter(Boolean).join(' ');
  const head = event === 'request.changed' ? 'Added to request' : 'New request';
  const words = event === 'request.changed' ? (added ?? lead.addition) : lead.message;
  const quote = shorten(removeInvisible(words ?? ''), 500);
  return [
    `${head} ${referenceOf(lead)}: ${escapeForChat(toOneLine(who))}`,
    ...(quote ? [`> ${escapeForChat(quote)}`] : []),
    ...(files.length > 0 ? [`Files: ${files.length}`] : []),
    `<${link}|Open the request>`,
  ].join('\n');
}

function escapeForChat(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

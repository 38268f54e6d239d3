import { type DeliveredLead, type DueDelivery, Undeliverable } from '../delivery/Channel.ts';
import { removeInvisible, shorten, toOneLine } from '../delivery/mails/plainWords.ts';
import { referenceOf } from '../inbox/reference.ts';

/** The JSON body of a webhook: structured for programs, a single text for chats. */
export function writeWebhookBody({ row, request, webhook }: DueDelivery, adminUrl: string): string {
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

import type { Lead } from '@frontage/cms/payload-types.ts';
import { readableSize } from '@frontage/contract/contact/fileCheck.ts';
import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';
import type { Sender } from '../delivery/mails/MailContent.ts';
import { oneLine } from '../delivery/mails/plainWords.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import { factsIn } from '../delivery/mails/requestFacts.ts';
import type { ReceivedFile } from './ContactSubmission.ts';

interface AdditionNews {
  lead: Pick<Lead, 'id' | 'name' | 'email' | 'company'>;
  words: readonly string[];
  adminUrl: string;
  sender: Sender;
}

/** What was added, a line for each thing. */
export function additionWords(
  { note, projectTypes, timeline, ...fields }: UpdateFields,
  files: readonly Pick<ReceivedFile, 'fileName' | 'sizeBytes'>[],
): string[] {
  return [
    ...(projectTypes ? [`Wanted: ${projectTypes.join(', ')}`] : []),
    ...(timeline ? [`Timeline: ${timeline}`] : []),
    ...fieldLines(fields),
    ...files.map(({ fileName, sizeBytes }) => `File: ${oneLine(fileName)}, ${readableSize(sizeBytes)}`),
    ...(note ? [`Note: ${oneLine(note)}`] : []),
  ];
}

/** Fields of the form as lines for people, such as `Phone: +44 20 7946 0182`. */
export function fieldLines(fields: Partial<Record<string, string | undefined>>): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value ? [`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${oneLine(value)}`] : [],
  );
}

/** The mail that tells sales what a visitor has added to a request. */
export function additionMail({ adminUrl, lead, sender, words }: AdditionNews) {
  const who = oneLine(lead.company ?? lead.name);
  const href = `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${lead.id}`;
  const content = {
    subject: `Added to a request: ${who}`,
    preheader: words.join('. '),
    heading: `${who} added something`,
    mark: 'solid',
    parts: [
      { kind: 'facts', facts: factsIn(words.join('\n')) },
      { kind: 'button', label: 'Open the request', href, tone: 'ink' },
    ],
    foot: ['Sent to sales by the website. Answer this email, and the visitor gets it.'],
  } as const;
  return { kind: 'lead-addition', replyTo: lead.email ?? undefined, ...renderMail(content, sender) };
}

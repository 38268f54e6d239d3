import type { Lead } from '@frontage/cms/payload-types.ts';
import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';
import { mailHtml, mailText } from '../delivery/mailLayout.ts';
import { maxSubject, oneLine, shortened } from '../delivery/mails/plainWords.ts';

interface AdditionNews {
  lead: Pick<Lead, 'id' | 'name' | 'email' | 'company'>;
  words: readonly string[];
  adminUrl: string;
}

/** What was added, a line for each thing. */
export function additionWords({ note, projectTypes, timeline }: UpdateFields): string[] {
  return [
    ...(projectTypes ? [`Wanted: ${projectTypes.join(', ')}`] : []),
    ...(timeline ? [`Timeline: ${timeline}`] : []),
    ...(note ? [`Note: ${oneLine(note)}`] : []),
  ];
}

/** The mail that tells sales what a visitor has added to a request. */
export function additionMail({ adminUrl, lead, words: paragraphs }: AdditionNews) {
  const who = oneLine(lead.company ?? lead.name);
  const words = {
    companyName: 'Website',
    asset: 'taken',
    heading: `${who} added something`,
    paragraphs,
    button: { label: 'Open the request', href: `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${lead.id}` },
    after: [],
    foot: ['Sent to sales by the website. Answer this mail, and the visitor gets it.'],
  } as const;
  return {
    kind: 'lead-addition',
    subject: shortened(`Added to a request: ${who}`, maxSubject),
    replyTo: lead.email ?? undefined,
    text: mailText(words),
    html: mailHtml(words),
  };
}

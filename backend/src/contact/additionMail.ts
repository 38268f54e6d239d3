import type { Lead } from '@frontage/cms/payload-types.ts';
import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';
import type { Sender } from '../delivery/mails/MailContent.ts';
import { oneLine } from '../delivery/mails/plainWords.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import { factsIn } from '../delivery/mails/requestFacts.ts';

interface AdditionNews {
  lead: Pick<Lead, 'id' | 'name' | 'email' | 'company'>;
  words: readonly string[];
  adminUrl: string;
  sender: Sender;
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
    foot: ['Sent to sales by the website. Answer this mail, and the visitor gets it.'],
  } as const;
  return { kind: 'lead-addition', replyTo: lead.email ?? undefined, ...renderMail(content, sender) };
}

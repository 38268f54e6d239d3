import { referenceOf } from '@frontage/cms/inbox/reference.ts';
import { readableSize } from '@frontage/contract/contact/fileCheck.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import type { DeliveredLead } from '../Channel.ts';
import type { MailContent } from './MailContent.ts';
import { answerDue, factsIn, momentInWords, seatInWords } from './requestFacts.ts';

/** Tells sales of a request. Files are named, never attached: they open after sign-in. */
export function salesNotice(
  { lead, files, event }: DeliveredLead,
  adminUrl: string,
  toldAt?: Date,
  answerWorkingDays?: number,
  /** What its owner calls the form; undefined for one of the table. */
  formTitle?: string,
): MailContent {
  const name = [lead.name, lead.surname].filter(Boolean).join(' ');
  const who = lead.company || name;
  const due = momentInWords(answerDue(lead, toldAt, answerWorkingDays));
  const facts: [string, string | null | undefined][] = [
    ['Number', referenceOf(lead)],
    ['Person', name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Company', lead.company],
    ['Country', lead.country && countryInWords(lead.country, lead.countrySource)],
    ['Seat at', seatInWords(event)],
    ['Wanted', lead.projectTypes?.join(', ')],
    ['Timeline', lead.timeline],
    ['Letters', lead.consentGiven ? 'agreed to marketing emails' : undefined],
    ['Form', formTitle ?? formNamed(lead.formId)?.label ?? lead.formId],
    ['Came from', lead.resendUrl],
    ['Their clock', lead.clientTime],
    ['Due', due],
  ];
  const link = `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${lead.id}`;
  return {
    subject: `New request: ${who}`,
    preheader: `${name}${files.length > 0 ? `, with ${files.length === 1 ? 'a file' : 'files'}` : ''}. Answer due ${due}`,
    heading: `${who} ${lead.email ? 'wrote' : 'wants to be called'}`,
    mark: 'solid',
    parts: [
      { kind: 'facts', facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])) },
      ...(lead.details ? [{ kind: 'facts', facts: factsIn(lead.details) } as const] : []),
      ...(lead.message ? [{ kind: 'quote', text: lead.message } as const] : []),
      ...(lead.addition
        ? ([
            { kind: 'text', text: 'Added after sending:' },
            { kind: 'quote', text: lead.addition },
          ] as const)
        : []),
      ...files.map(
        ({ field, fileName, sizeBytes }) =>
          ({
            kind: 'text',
            text: `${field === 'file' ? 'File' : `File (${field})`}, checked: ${fileName}, ${readableSize(sizeBytes)}. It opens after sign-in.`,
          }) as const,
      ),
      { kind: 'button', label: 'Open the request', href: link, tone: 'ink' },
    ],
    foot: [
      lead.email
        ? 'Sent to sales by the website. Answer this email, and the visitor gets it.'
        : 'Sent to sales by the website. The visitor gave no address: call them.',
    ],
  };
}

function countryInWords(country: string, source: DeliveredLead['lead']['countrySource']): string {
  return source && source !== 'visitor' ? `${country} (${source})` : country;
}

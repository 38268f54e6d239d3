import type { ContactSubmission } from '../contact/ContactSubmission.ts';
import type { OwedMail, StoredLead } from '../contact/LeadStore.ts';

/** Characters of a subject that every mailbox shows whole. */
const maxSubject = 50;

/** The mail that tells sales of a request: plain text, so nothing a visitor typed is ever run or rendered. */
export function leadMail(
  { fields, envelope, files, consentGiven }: ContactSubmission,
  lead: StoredLead,
  adminUrl: string,
): OwedMail {
  const rows: [string, string | undefined][] = [
    ['Name', [fields.name, fields.surname].filter(Boolean).join(' ')],
    ['E-mail', fields.email],
    ['Phone', fields.phone],
    ['Company', fields.company],
    ['Country', fields.country && `${fields.country}${envelope.countrySource ? ` (${envelope.countrySource})` : ''}`],
    ['Wanted', fields.projectTypes?.join(', ')],
    ['Timeline', fields.timeline],
    ['Marketing mails', consentGiven ? 'agreed' : undefined],
    ['Form', envelope.formId],
    ['Sent from', envelope.resendUrl],
    ['Received', `${lead.receivedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    ['Their clock', envelope.time],
    ...files.map(({ field, fileName, sizeBytes }): [string, string] => [
      `File (${field})`,
      `${fileName}, ${kilobytes(sizeBytes)} KB`,
    ]),
  ];
  const facts = rows
    .filter(([, value]) => value)
    .map(([label, value]) => `${`${label}:`.padEnd(18)}${oneLine(value ?? '')}`);
  const message = fields.message.split('\n').map((line) => `  ${visible(line)}`);
  const link = `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${lead.id}`;
  return {
    subject: subjectOf(fields.name, fields.company),
    replyTo: fields.email,
    text: [...facts, '', 'Message:', ...message, '', `The request, with its files: ${link}`, ''].join('\n'),
  };
}

function subjectOf(name: string, company: string | undefined): string {
  const whole = oneLine(`Request: ${name}${company ? `, ${company}` : ''}`);
  const characters = [...whole];
  return characters.length <= maxSubject ? whole : `${characters.slice(0, maxSubject - 1).join('')}…`;
}

/** Line breaks of every kind become spaces: a value cannot pretend to be a further row, or a header. */
function oneLine(text: string): string {
  return visible(text.replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' ')).trim();
}

/** Without control characters and those that turn the direction of reading. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu, '');
}

function kilobytes(bytes: number): string {
  return Math.max(1, Math.round(bytes / 1024)).toLocaleString('en');
}

import { mailHtml, mailText } from '../delivery/mailLayout.ts';
import { oneLine } from '../delivery/visibleText.ts';
import type { NewDownload, OfferedDocument } from './DownloadStore.ts';
import { downloadHours } from './downloadLinks.ts';

/** Characters of a subject that every mailbox shows whole. */
const maxSubject = 50;

interface VisitorMail {
  companyName: string;
  /** The signed link, whole. */
  link: string;
  siteUrl: string;
  offer: OfferedDocument;
  until: Date;
}

/** The mail that brings a document's link to whoever asked for it. */
export function visitorMail({ companyName, link, offer, siteUrl, until }: VisitorMail) {
  const words = {
    companyName,
    asset: 'taken',
    heading: offer.title,
    paragraphs: [`You asked for this document in “${offer.article.title}”.`],
    button: { label: 'Open the PDF', href: link, isAccent: true },
    after: [
      `The link works for ${downloadHours} hours, until ${momentOf(until)}. A fresh one is at the article: ${siteUrl}${offer.article.path}`,
    ],
    foot: ['You get this once, because someone entered this address there. It is not a newsletter.'],
  } as const;
  return {
    kind: 'document',
    subject: shortened(`Your document: ${offer.title}`),
    text: mailText(words),
    html: mailHtml(words),
  };
}

/** The mail that tells sales who asked for which document. */
export function salesNotice({ envelope, fields, offer, receivedAt }: NewDownload, leadId: number, adminUrl: string) {
  const rows: [string, string | undefined][] = [
    ['Document', offer.title],
    ['Article', offer.article.path],
    ['E-mail', fields.email],
    ['Name', fields.name],
    ['Company', fields.company],
    ['Phone', fields.phone],
    ['About', fields.tags.join(', ')],
    ['Form', envelope.formId],
    ['Received', momentOf(receivedAt)],
  ];
  const facts = rows
    .filter(([, value]) => value)
    .map(([label, value]) => `${`${label}:`.padEnd(18)}${oneLine(value ?? '')}`);
  const link = `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${leadId}`;
  return {
    kind: 'lead-notification',
    subject: shortened(oneLine(`Document: ${fields.company ?? fields.name ?? fields.email}`)),
    replyTo: fields.email,
    text: [...facts, '', `The request: ${link}`, ''].join('\n'),
  };
}

function momentOf(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function shortened(subject: string): string {
  const characters = [...subject];
  return characters.length <= maxSubject ? subject : `${characters.slice(0, maxSubject - 1).join('')}…`;
}

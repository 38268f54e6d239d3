import { mailHtml, mailText } from '../delivery/mailLayout.ts';
import { maxSubject, shortened } from '../delivery/mails/plainWords.ts';
import type { OfferedDocument } from './DownloadStore.ts';
import { downloadHours } from './downloadLinks.ts';

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
    subject: shortened(`Your document: ${offer.title}`, maxSubject),
    text: mailText(words),
    html: mailHtml(words),
  };
}

function momentOf(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

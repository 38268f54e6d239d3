import type { Sender } from '../delivery/mails/MailContent.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import { momentInWords } from '../delivery/mails/requestFacts.ts';
import type { OfferedDocument } from './DownloadStore.ts';
import { downloadHours } from './downloadLinks.ts';

interface VisitorMail {
  sender: Sender;
  /** The signed link, whole. */
  link: string;
  siteUrl: string;
  offer: OfferedDocument;
  until: Date;
}

/** The mail that brings a document's link to whoever asked for it. */
export function visitorMail({ link, offer, sender, siteUrl, until }: VisitorMail) {
  const lasts = `${downloadHours} hours, until ${momentInWords(until)}`;
  const content = {
    subject: `Your document: ${offer.title}`,
    preheader: `The link works for ${lasts}`,
    heading: offer.title,
    mark: 'solid',
    parts: [
      { kind: 'text', text: `You asked for this document in “${offer.article.title}”.` },
      { kind: 'button', label: 'Open the PDF', href: link, tone: 'asset' },
      { kind: 'small', text: 'If the button does nothing:', href: link },
      {
        kind: 'small',
        text: `The link works for ${lasts}. A fresh one is at the article:`,
        href: `${siteUrl}${offer.article.path}`,
      },
    ],
    foot: ['You get this once, because someone entered this address there. It is not a newsletter.'],
  } as const;
  return { kind: 'document', ...renderMail(content, sender) };
}

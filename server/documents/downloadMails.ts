import { sayingsOf } from '@frontage/contract/mails/said.ts';
import type { MailContent, Sender } from '../delivery/mails/MailContent.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import { momentInWords } from '../delivery/mails/requestFacts.ts';
import type { OfferedDocument } from './DownloadStore.ts';
import { downloadHours } from './downloadLinks.ts';

const texts = sayingsOf('document');

interface VisitorMail {
  sender: Sender;
  /** The complete signed link. */
  link: string;
  siteUrl: string;
  offer: OfferedDocument;
  until: Date;
}

/** The contents of the email with the link to a document. */
export function writeDocumentMail({ link, offer, sender, siteUrl, until }: VisitorMail): MailContent {
  const { article, path } = offer.place;
  const lasts = { hours: downloadHours, until: momentInWords(until, sender.language) };
  return {
    subject: texts.subject({ title: offer.title }),
    preheader: texts.preheader(lasts),
    heading: offer.title,
    mark: 'solid',
    parts: [
      ...(article ? [{ kind: 'text', text: [texts.asked({ article: article.title })] } as const] : []),
      { kind: 'button', label: texts.open, href: link, tone: 'asset' },
      { kind: 'small', text: texts.link, href: link },
      { kind: 'small', text: (article ? texts.fresh : texts.freshAt)(lasts), href: encodeURI(`${siteUrl}${path}`) },
    ],
    foot: [texts.foot],
  };
}

/** Renders the email that brings a visitor the link to a document. */
export function renderDocumentMail(mail: VisitorMail) {
  return { kind: 'document', ...renderMail(writeDocumentMail(mail), mail.sender) };
}

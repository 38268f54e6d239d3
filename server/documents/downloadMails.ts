import { sayingsOf } from '@frontage/contract/mails/said.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { Payload } from 'payload';
import { Undeliverable } from '../delivery/Channel.ts';
import type { WriteLetter } from '../delivery/mailChannels.ts';
import { button, type MailContent, type Promises, text } from '../delivery/mails/MailContent.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import { momentInWords } from '../delivery/mails/requestFacts.ts';
import {
  type DownloadLinks,
  type DownloadStore,
  downloadHours,
  downloadOf,
  type OfferedDocument,
} from './DownloadStore.ts';

const texts = sayingsOf('document');

interface VisitorMail {
  reader: Pick<Promises, 'language' | 'zone'>;
  link: string;
  siteUrl: string;
  offer: OfferedDocument;
  until: Date;
}

export function writeDocumentMail({ link, offer, reader, siteUrl, until }: VisitorMail): MailContent {
  const { article, path } = offer.place;
  const lasts = { hours: downloadHours, until: momentInWords(until, reader) };
  return {
    subject: texts.subject({ title: offer.title }),
    preheader: texts.preheader(lasts),
    heading: offer.title,
    mark: 'solid',
    parts: [
      ...(article ? [text(texts.asked({ article: article.title }))] : []),
      button(texts.open, link, 'asset'),
      { kind: 'small', text: texts.link, href: link },
      { kind: 'small', text: (article ? texts.fresh : texts.freshAt)(lasts), href: encodeURI(`${siteUrl}${path}`) },
    ],
    foot: [texts.foot],
  };
}

interface Downloads {
  storeOf: (payload: Payload) => DownloadStore;
  links: DownloadLinks;
  /** Where visitors reach this host and its pages. */
  backendUrl: string;
}

/** The email with a link to whoever asked for a document. Its hours count from when it leaves. */
export function createDocumentLetter({ backendUrl, links, storeOf }: Downloads): WriteLetter {
  return async ({ company, payload, request }, { now }) => {
    if (!request) throw new Undeliverable('The request was erased');
    const { email, resendUrl } = request.lead;
    const offer = await storeOf(payload).findStoredOffer(request.lead, now());
    if (!offer || !email) throw new Undeliverable('The document is no longer offered. Answer the visitor');
    const { promises, sender } = (await company()).at(resendUrl);
    const { token, until } = links.issue(downloadOf(offer, now()));
    const link = `${backendUrl}${paths.downloads}/${token}`;
    const content = writeDocumentMail({ reader: promises, link, siteUrl: backendUrl, offer, until });
    return { kind: 'document', to: email, ...renderMail(content, sender), isOfThread: true };
  };
}

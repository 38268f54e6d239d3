import type { MailContent, Sender } from './mails/MailContent.ts';
import { mailHtml as htmlOf } from './mails/mailHtml.ts';
import { plainTwin } from './mails/plainTwin.ts';

/** What a mail to a reader says, once for both of its forms. Nothing in it is markup. */
export interface MailWords {
  companyName: string;
  /** The place on the line: kept free while something is awaited. */
  asset: 'free' | 'taken';
  heading: string;
  /** Above the button. */
  paragraphs: readonly string[];
  button: { label: string; href: string; isAccent?: boolean };
  /** Below the button. */
  after: readonly string[];
  /** Why the reader gets this. */
  foot: readonly string[];
  /** A link at the very end, such as the way out. */
  lastLink?: { label: string; href: string } | undefined;
}

/** The same facts in the same order as plain text, links on their own line. */
export function mailText(words: MailWords): string {
  return plainTwin(contentOf(words), senderOf(words));
}

/** The mail as a page of 600 px. */
export function mailHtml(words: MailWords): string {
  return htmlOf(contentOf(words), senderOf(words));
}

function contentOf({ after, asset, button, foot, heading, lastLink, paragraphs }: MailWords): MailContent {
  const small = after.map((text, index) => {
    const isLast = index === after.length - 1;
    return { kind: 'small', text, ...(isLast ? { href: button.href } : {}) } as const;
  });
  return {
    subject: heading,
    preheader: paragraphs[0] ?? heading,
    heading,
    mark: asset === 'taken' ? 'solid' : 'dashed',
    parts: [
      ...paragraphs.map((text) => ({ kind: 'text', text }) as const),
      { kind: 'button', label: button.label, href: button.href, tone: button.isAccent ? 'asset' : 'ink' },
      ...small,
    ],
    foot,
    ...(lastLink ? { lastLink } : {}),
  };
}

function senderOf({ companyName }: MailWords): Sender {
  return { companyName, addressLine: companyName };
}

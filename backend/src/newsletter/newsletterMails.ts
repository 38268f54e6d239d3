import { letterTexts } from '@frontage/contract/mails/mailTexts.ts';
import { newsletterPaths } from '@frontage/contract/paths.ts';
import type { MailToEnqueue } from '../delivery/enqueueMail.ts';
import type { MailContent, Sender } from '../delivery/mails/MailContent.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import { confirmDays, type NewsletterTokens } from './newsletterTokens.ts';

/** A mail to a reader, without its addresses. It always names the way out. */
export type NewsletterMail = Pick<MailToEnqueue, 'kind' | 'subject' | 'text' | 'html'> & { unsubscribeUrl: string };

interface NewsletterMailsOptions {
  tokens: NewsletterTokens;
  /** Where visitors reach the pages, without a slash at the end. */
  siteUrl: string;
  sender: () => Promise<Sender>;
}

/** What the mails say that belong to asking for the letter. */
export function letterContents(companyName: string, siteUrl: string) {
  return {
    /** Asks for the one click that enters. */
    confirm: (href: string): MailContent => ({
      subject: letterTexts.confirmSubject,
      preheader: letterTexts.confirmPreheader(confirmDays),
      heading: letterTexts.confirmHeading,
      mark: 'dashed',
      parts: [
        { kind: 'text', text: letterTexts.asked(companyName) },
        { kind: 'text', text: letterTexts.confirm },
        { kind: 'button', label: letterTexts.confirmButton, href, tone: 'asset' },
        { kind: 'small', text: letterTexts.confirmLink(confirmDays), href },
      ],
      foot: [letterTexts.confirmFoot],
    }),
    /** Tells a reader of the letter that nothing is missing. */
    already: {
      subject: letterTexts.already,
      preheader: letterTexts.alreadyPreheader,
      heading: letterTexts.already,
      mark: 'solid',
      parts: [
        { kind: 'text', text: letterTexts.alreadyText(companyName) },
        { kind: 'button', label: letterTexts.articles, href: `${siteUrl}/insights`, tone: 'ink' },
      ],
      foot: [letterTexts.alreadyFoot],
    } satisfies MailContent,
  };
}

/** Writes the mails that belong to asking for the letter. */
export function createNewsletterMails({ tokens, siteUrl, sender }: NewsletterMailsOptions) {
  const address = (path: string, token: string) => `${siteUrl}${path}?t=${token}`;

  async function finished(
    kind: string,
    subscriberId: number,
    contentOf: (contents: ReturnType<typeof letterContents>) => MailContent,
  ): Promise<NewsletterMail> {
    const from = await sender();
    const unsubscribeUrl = address(newsletterPaths.leave, tokens.issue('leave', subscriberId));
    const content = contentOf(letterContents(from.companyName, siteUrl));
    const lastLink = { label: letterTexts.leave, href: unsubscribeUrl };
    return { kind, ...renderMail({ ...content, lastLink }, from), unsubscribeUrl };
  }

  return {
    confirm(subscriberId: number): Promise<NewsletterMail> {
      const href = address(newsletterPaths.confirm, tokens.issue('confirm', subscriberId));
      return finished('letter-confirm', subscriberId, ({ confirm }) => confirm(href));
    },
    already(subscriberId: number): Promise<NewsletterMail> {
      return finished('letter-already', subscriberId, ({ already }) => already);
    },
  };
}

export type NewsletterMails = ReturnType<typeof createNewsletterMails>;

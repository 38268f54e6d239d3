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

/** Writes the mails that belong to asking for the letter. */
export function createNewsletterMails({ tokens, siteUrl, sender }: NewsletterMailsOptions) {
  const address = (path: string, token: string) => `${siteUrl}${path}?t=${token}`;

  async function finished(
    kind: string,
    subscriberId: number,
    wordsOf: (companyName: string) => Omit<MailContent, 'lastLink'>,
  ): Promise<NewsletterMail> {
    const from = await sender();
    const unsubscribeUrl = address(newsletterPaths.leave, tokens.issue('leave', subscriberId));
    const lastLink = { label: 'No emails to this address', href: unsubscribeUrl };
    return { kind, ...renderMail({ ...wordsOf(from.companyName), lastLink }, from), unsubscribeUrl };
  }

  return {
    /** Asks for the one click that enters. */
    confirm(subscriberId: number): Promise<NewsletterMail> {
      const href = address(newsletterPaths.confirm, tokens.issue('confirm', subscriberId));
      return finished('letter-confirm', subscriberId, (companyName) => ({
        subject: 'One click and you are on the list',
        preheader: `Confirm within ${confirmDays} days, or nothing happens`,
        heading: 'One click is missing',
        mark: 'dashed',
        parts: [
          {
            kind: 'text',
            text: `You asked for the ${companyName} letter: once a month, one article, one number and one job.`,
          },
          { kind: 'text', text: 'Confirm that this address is yours.' },
          { kind: 'button', label: 'Put me on the list', href, tone: 'asset' },
          { kind: 'small', text: `The link works for ${confirmDays} days. If the button does nothing:`, href },
        ],
        foot: ['You get this because someone entered this address. If it was not you, do nothing.'],
      }));
    },
    /** Tells a reader of the letter that nothing is missing. */
    already(subscriberId: number): Promise<NewsletterMail> {
      return finished('letter-already', subscriberId, (companyName) => ({
        subject: 'You are on the list already',
        preheader: 'The next letter comes as usual',
        heading: 'You are on the list already',
        mark: 'solid',
        parts: [
          {
            kind: 'text',
            text: `Someone, most likely you, asked for the ${companyName} letter again. Nothing is missing: the next one comes as usual.`,
          },
          { kind: 'button', label: 'Read the latest articles', href: `${siteUrl}/insights`, tone: 'ink' },
        ],
        foot: ['You get this because someone entered this address again. If it was not you, do nothing.'],
      }));
    },
  };
}

export type NewsletterMails = ReturnType<typeof createNewsletterMails>;

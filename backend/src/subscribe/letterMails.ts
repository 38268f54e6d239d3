import { letterPaths } from '@frontage/contract/paths.ts';
import { type MailWords, mailHtml, mailText } from '../delivery/mailLayout.ts';
import type { MailToOwe } from '../delivery/oweMail.ts';
import { confirmDays, type LetterTokens } from './letterTokens.ts';

/** A mail to a reader, without its addresses. It always names the way out. */
export type LetterMail = Pick<MailToOwe, 'kind' | 'subject' | 'text' | 'html'> & { unsubscribeUrl: string };

interface LetterMailsOptions {
  tokens: LetterTokens;
  /** Where visitors reach the pages, without a slash at the end. */
  siteUrl: string;
  companyName: () => Promise<string>;
}

/** Writes the mails that belong to asking for the letter. */
export function createLetterMails({ tokens, siteUrl, companyName }: LetterMailsOptions) {
  const address = (path: string, token: string) => `${siteUrl}${path}?t=${token}`;

  function finished(
    kind: string,
    subject: string,
    subscriberId: number,
    words: Omit<MailWords, 'lastLink'>,
  ): LetterMail {
    const unsubscribeUrl = address(letterPaths.leave, tokens.issue('leave', subscriberId));
    const whole = { ...words, lastLink: { label: 'No mails to this address', href: unsubscribeUrl } };
    return { kind, subject, text: mailText(whole), html: mailHtml(whole), unsubscribeUrl };
  }

  return {
    /** Asks for the one click that enters. */
    async confirm(subscriberId: number): Promise<LetterMail> {
      const name = await companyName();
      return finished('letter-confirm', 'One click and you are on the list', subscriberId, {
        companyName: name,
        asset: 'free',
        heading: 'One click is missing',
        paragraphs: [
          `You asked for the ${name} letter: once a month, one article, one number and one job.`,
          'Confirm that this address is yours.',
        ],
        button: {
          label: 'Put me on the list',
          href: address(letterPaths.confirm, tokens.issue('confirm', subscriberId)),
          isAccent: true,
        },
        after: [`The link works for ${confirmDays} days. If the button does nothing:`],
        foot: ['You get this because someone entered this address. If it was not you, do nothing.'],
      });
    },
    /** Tells a reader of the letter that nothing is missing. */
    async already(subscriberId: number): Promise<LetterMail> {
      const name = await companyName();
      return finished('letter-already', 'You are on the list already', subscriberId, {
        companyName: name,
        asset: 'taken',
        heading: 'You are on the list already',
        paragraphs: [
          `Someone, most likely you, asked for the ${name} letter again. Nothing is missing: the next one comes as usual.`,
        ],
        button: { label: 'Read the last articles', href: `${siteUrl}/insights` },
        after: [],
        foot: ['You get this because someone entered this address again. If it was not you, do nothing.'],
      });
    },
  };
}

export type LetterMails = ReturnType<typeof createLetterMails>;

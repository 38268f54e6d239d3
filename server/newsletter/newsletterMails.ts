import { sayingsOf } from '@frontage/contract/mails/said.ts';
import { newsletterPaths } from '@frontage/contract/paths.ts';
import { pathBeside } from '@frontage/contract/spokenPaths.ts';
import type { MailToEnqueue } from '../delivery/enqueueDeliveries.ts';
import { button, type MailContent, type Sender, text } from '../delivery/mails/MailContent.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import { createSeal } from '../seal.ts';

const texts = sayingsOf('letter');

/** An email to a subscriber, without sender and recipient. It always has the unsubscribe link. */
export type NewsletterMail = Pick<MailToEnqueue, 'kind' | 'subject' | 'text' | 'html'> & { unsubscribeUrl: string };

interface Reader {
  id: number;
  /** The page on which they signed up. */
  uri?: string | null | undefined;
}

interface NewsletterMailsOptions {
  tokens: NewsletterTokens;
  /** Where visitors reach the pages, without a trailing slash. */
  siteUrl: string;
  /** `page`: where the reader signed up. */
  sender: (page?: string) => Promise<Sender>;
}

export function writeLetterContents(companyName: string, articles: string) {
  return {
    confirm: (href: string): MailContent => ({
      subject: texts.confirmSubject,
      preheader: texts.confirmPreheader({ days: confirmDays }),
      heading: texts.confirmHeading,
      mark: 'dashed',
      parts: [
        text(texts.asked({ company: companyName })),
        text(texts.confirm),
        button(texts.confirmButton, href, 'asset'),
        { kind: 'small', text: texts.confirmLink({ days: confirmDays }), href },
      ],
      foot: [texts.confirmFoot],
    }),
    /** Tells somebody who is already subscribed that nothing is missing. */
    already: {
      subject: texts.already,
      preheader: texts.alreadyPreheader,
      heading: texts.already,
      mark: 'solid',
      parts: [text(texts.alreadyText({ company: companyName })), button(texts.articles, articles)],
      foot: [texts.alreadyFoot],
    } satisfies MailContent,
  };
}

export function createNewsletterMails({ tokens, siteUrl, sender }: NewsletterMailsOptions) {
  async function finishMail(
    kind: string,
    { id, uri }: Reader,
    contentOf: (
      contents: ReturnType<typeof writeLetterContents>,
      at: (path: string, token: string) => string,
    ) => MailContent,
  ): Promise<NewsletterMail> {
    const from = await sender(uri ?? undefined);
    const withToken = (path: string, token: string) => `${siteUrl}${pathBeside(uri, path, from.languages)}?t=${token}`;
    const leave = tokens.issue('leave', id);
    // Email programs send a form there.
    const unsubscribeUrl = `${siteUrl}${newsletterPaths.leave}?t=${leave}`;
    // Not every language has that list.
    const home = pathBeside(uri, '/', from.languages);
    const articles = `${siteUrl}${home === '/' ? '/insights' : home}`;
    const content = contentOf(writeLetterContents(from.companyName, articles), withToken);
    const lastLink = { label: texts.leave, href: withToken(newsletterPaths.leave, leave) };
    return { kind, ...renderMail({ ...content, lastLink }, from), unsubscribeUrl };
  }

  return {
    confirm(reader: Reader): Promise<NewsletterMail> {
      const token = tokens.issue('confirm', reader.id);
      return finishMail('letter-confirm', reader, ({ confirm }, at) => confirm(at(newsletterPaths.confirm, token)));
    },
    already(reader: Reader): Promise<NewsletterMail> {
      return finishMail('letter-already', reader, ({ already }) => already);
    },
  };
}

export type NewsletterMails = ReturnType<typeof createNewsletterMails>;

/** What a token allows: to enter, to leave, or to get the email again. */
const newsletterActs = ['confirm', 'leave', 'again'] as const;
type NewsletterAct = (typeof newsletterActs)[number];

/** Days for which the link in the email works. The page about the expired link says them too. */
const confirmDays = 7;

const dayMs = 24 * 3_600_000;
const lifeMs: Record<NewsletterAct, number> = {
  confirm: confirmDays * dayMs,
  // The unsubscribe link must work for as long as anybody keeps the last email.
  leave: Number.POSITIVE_INFINITY,
  again: dayMs,
};

export type NewsletterTokens = ReturnType<typeof createNewsletterTokens>;
export type ReadToken = NonNullable<ReturnType<NewsletterTokens['read']>>;

/** Tokens in the links of emails: sealed, so they contain no readable address and cannot be made up. */
export function createNewsletterTokens(secret: string, now: () => Date) {
  const { seal, open } = createSeal(secret, 'letter');
  return {
    issue: (act: NewsletterAct, subscriberId: number) => seal(`${act}:${subscriberId}:${now().getTime()}`),
    /** Undefined unless we made it for this action. `isOver`: it is ours, but has expired. */
    read(act: NewsletterAct, token: string) {
      const [sealedAct, id, time] = open(token)?.split(':') ?? [];
      if (sealedAct !== act) return undefined;
      const issuedAt = new Date(Number(time));
      return { subscriberId: Number(id), issuedAt, isOver: issuedAt.getTime() + lifeMs[act] <= now().getTime() };
    },
  };
}

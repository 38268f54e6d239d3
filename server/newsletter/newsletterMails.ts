import { sayingsOf } from '@frontage/contract/mails/said.ts';
import { newsletterPaths } from '@frontage/contract/paths.ts';
import { pathBeside } from '@frontage/contract/spokenPaths.ts';
import { button, type MailContent, type Sender, text } from '../delivery/mails/MailContent.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import { createSeal } from '../seal.ts';
import type { NewsletterMail, SubscriberStore } from './SubscriberStore.ts';

const texts = sayingsOf('letter');

interface Reader {
  id: number;
  /** The page on which they signed up. */
  uri?: string | null | undefined;
}

export interface Newsletter {
  store: SubscriberStore;
  links: NewsletterTokens;
  /** Where visitors reach this host and its pages, without a trailing slash. */
  backendUrl: string;
  /** `page`: where the reader signed up. */
  sender: (page?: string) => Promise<Sender>;
  now: () => Date;
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

export async function writeLetterMail(
  { backendUrl, links, sender }: Newsletter,
  kind: 'confirm' | 'already',
  { id, uri }: Reader,
): Promise<NewsletterMail> {
  const from = await sender(uri ?? undefined);
  const pathOf = (path: string) => pathBeside(uri, path, from.languages);
  const leave = `t=${links.issue('leave', id)}`;
  const confirm = `${backendUrl}${pathOf(newsletterPaths.confirm)}?t=${links.issue('confirm', id)}`;
  // Not every language has that list.
  const home = pathOf('/');
  const contents = writeLetterContents(from.companyName, `${backendUrl}${home === '/' ? '/insights' : home}`);
  const content = kind === 'confirm' ? contents.confirm(confirm) : contents.already;
  const lastLink = { label: texts.leave, href: `${backendUrl}${pathOf(newsletterPaths.leave)}?${leave}` };
  // Email programs send a form there.
  const unsubscribeUrl = `${backendUrl}${newsletterPaths.leave}?${leave}`;
  return { kind: `letter-${kind}`, ...renderMail({ ...content, lastLink }, from), unsubscribeUrl };
}

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

import { createSeal } from '../seal.ts';

/** What a token allows: to enter, to leave, or to get the email again. */
const newsletterActs = ['confirm', 'leave', 'again'] as const;
export type NewsletterAct = (typeof newsletterActs)[number];

/** Days for which the link in the email works. The page about the expired link says them too. */
export const confirmDays = 7;

const dayMs = 24 * 3_600_000;
const lifeMs: Record<NewsletterAct, number> = {
  confirm: confirmDays * dayMs,
  // The unsubscribe link must work for as long as anybody keeps the last email.
  leave: Number.POSITIVE_INFINITY,
  again: dayMs,
};

export interface ReadToken {
  subscriberId: number;
  issuedAt: Date;
  /** It is ours, but has expired. */
  isOver: boolean;
}

/** Tokens in the links of emails: sealed, so they contain no readable address and cannot be made up. */
export interface NewsletterTokens {
  issue(act: NewsletterAct, subscriberId: number): string;
  /** Undefined unless we made it for this action. */
  read(act: NewsletterAct, token: string): ReadToken | undefined;
}

export function createNewsletterTokens(secret: string, now: () => Date): NewsletterTokens {
  const { seal, open } = createSeal(secret, 'letter');
  return {
    issue: (act, subscriberId) => seal(`${act}:${subscriberId}:${now().getTime()}`),
    read(act, token) {
      const [sealedAct, id, time] = open(token)?.split(':') ?? [];
      if (sealedAct !== act) return undefined;
      const issuedAt = new Date(Number(time));
      return { subscriberId: Number(id), issuedAt, isOver: issuedAt.getTime() + lifeMs[act] <= now().getTime() };
    },
  };
}

import { createSeal } from '@frontage/cms/seal.ts';

/** What a token allows: to enter, to leave, or to be sent the mail again. */
const newsletterActs = ['confirm', 'leave', 'again'] as const;
export type NewsletterAct = (typeof newsletterActs)[number];

/** Days for which the link in the mail works. Also in the words of the page that says it has run out. */
export const confirmDays = 7;

const dayMs = 24 * 3_600_000;
const lifeMs: Record<NewsletterAct, number> = {
  confirm: confirmDays * dayMs,
  // The way out must work for as long as the last letter is kept.
  leave: Number.POSITIVE_INFINITY,
  again: dayMs,
};

export interface ReadToken {
  subscriberId: number;
  issuedAt: Date;
  /** It was ours and has run out. */
  isOver: boolean;
}

/** Tokens in the links of letters: sealed, so no address is in them, and none can be made up. */
export interface NewsletterTokens {
  issue(act: NewsletterAct, subscriberId: number): string;
  /** Undefined where it was not made by us for this act. */
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

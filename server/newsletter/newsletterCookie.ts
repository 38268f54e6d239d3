import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorCookie } from '../http/visitorCookie.ts';
import { createSeal } from '../seal.ts';

const lifeS = 3600;
const cookie = visitorCookie({ name: 'letter', path: '/subscribe', lifeS });

/** The current reader of the newsletter's pages. */
export interface Reader {
  subscriberId: number;
  /** As its reader typed it, so it reveals nothing new to them. */
  email: string;
}

/**
 * Remembers for an hour, for the newsletter's pages only, who signed up: in a sealed cookie that no script can read, so
 * that a URL never contains an email address.
 */
export function createNewsletterCookie(secret: string, now: () => Date) {
  const { seal, open } = createSeal(secret, 'letter cookie');

  return {
    set(request: FastifyRequest, reply: FastifyReply, { subscriberId, email }: Reader): void {
      cookie.set(request, reply, seal(`${now().getTime()}:${subscriberId}:${email}`));
    },
    read(request: FastifyRequest): Reader | undefined {
      const value = cookie.read(request);
      const [, time, id, email] = /^(\d+):(\d+):(.+)$/s.exec((value && open(value)) ?? '') ?? [];
      if (email === undefined || Number(time) + lifeS * 1000 <= now().getTime()) return undefined;
      return { subscriberId: Number(id), email };
    },
  };
}

export type NewsletterCookie = ReturnType<typeof createNewsletterCookie>;

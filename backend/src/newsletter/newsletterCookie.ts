import { createSeal } from '@frontage/cms/seal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorCookie } from '../http/visitorCookie.ts';

const lifeS = 3600;
const cookie = visitorCookie({ name: 'letter', path: '/subscribe', lifeS });

/** Who reads the pages of the newsletter at the moment. */
export interface Reader {
  subscriberId: number;
  /** As it was typed, so it tells its reader nothing new. */
  email: string;
}

/**
 * Remembers for an hour, for the pages of the newsletter alone, who asked: in a sealed cookie that no script reads, so
 * that no address ever is in an address line.
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

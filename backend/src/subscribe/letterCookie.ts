import { createSeal } from '@frontage/cms/seal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'letter';
const lifeS = 3600;

/** Who reads the pages of the letter at the moment. */
export interface Reader {
  subscriberId: number;
  /** As it was typed, so it tells its reader nothing new. */
  email: string;
}

/**
 * Remembers for an hour, for the pages of the letter alone, who asked: in a sealed cookie that no script reads, so
 * that no address ever stands in an address line.
 */
export function createLetterCookie(secret: string, now: () => Date) {
  const { seal, open } = createSeal(secret, 'letter cookie');

  return {
    set(request: FastifyRequest, reply: FastifyReply, { subscriberId, email }: Reader): void {
      const value = seal(`${now().getTime()}:${subscriberId}:${email}`);
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header(
        'Set-Cookie',
        `${name}=${value}; Path=/subscribe; Max-Age=${lifeS}; HttpOnly; SameSite=Lax${secure}`,
      );
    },
    read(request: FastifyRequest): Reader | undefined {
      const pairs = request.headers.cookie?.split(/; */) ?? [];
      const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
      const [, time, id, email] = /^(\d+):(\d+):(.+)$/s.exec((value && open(value)) ?? '') ?? [];
      if (email === undefined || Number(time) + lifeS * 1000 <= now().getTime()) return undefined;
      return { subscriberId: Number(id), email };
    },
  };
}

export type LetterCookie = ReturnType<typeof createLetterCookie>;

import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

interface CookieShape {
  name: string;
  /** s; a session cookie without it. */
  lifeS?: number;
}

type WithHeaders = Pick<FastifyRequest, 'headers'>;

/** A visitor's cookie that no script can read, restricted to TLS if the page came over TLS. */
export function visitorCookie({ lifeS, name }: CookieShape) {
  return {
    set(
      request: Pick<FastifyRequest, 'protocol'>,
      reply: { header(name: string, value: string): unknown },
      /** The path of the pages that it is sent to, and of those below. */
      path: string,
      value: string,
      maxAge = lifeS,
    ): void {
      const secure = request.protocol === 'https';
      const shape = { path, httpOnly: true, sameSite: 'lax', ...(maxAge === undefined ? {} : { maxAge }) } as const;
      reply.header('Set-Cookie', stringifySetCookie({ name, value, ...shape, ...(secure ? { secure } : {}) }));
    },
    read({ headers }: WithHeaders): string | undefined {
      return parseCookie(headers.cookie ?? '')[name];
    },
  };
}

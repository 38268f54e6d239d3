import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** A session cookie: it still tells that a form was open for a week, which then gets a fresh start. */
const cookie = visitorCookie({ name: 'opened' });
/** ms for which one signature is reused: much less than the times it is compared with. */
const tickMs = 20;
/** Half of the time for which a form may be open, so that a visitor whose page was prefetched still has enough. */
const keptWhenAheadMs = 12 * 3_600_000;

type WithHeaders = Pick<FastifyRequest, 'headers'>;

export type ServedAt = ReturnType<typeof createServedAt>;

/**
 * Notes, in a cookie that no script can read, when a page with a form was served. Pages are files, compressed and
 * cached by browsers, so they cannot contain that time; and without script a visitor requests nothing else.
 */
export function createServedAt(secret: string, now: () => Date) {
  const sign = (time: string) => createHmac('sha256', secret).update(`served:${time}`).digest().subarray(0, 16);
  let tick = -1;
  let value = '';

  return {
    /** Sends the current time along with a page. One that is prefetched, which nobody reads yet, leaves an earlier time. */
    stamp(request: Pick<FastifyRequest, 'protocol' | 'headers'>, reply: WithSetHeader): void {
      if (isFetchedAhead(request) && isOpenedWithin(request, keptWhenAheadMs)) return;
      const current = Math.floor(now().getTime() / tickMs);
      if (current !== tick) {
        tick = current;
        const time = (current * tickMs).toString(36);
        value = `${time}.${sign(time).toString('base64url')}`;
      }
      cookie.set(request, reply, '/', value);
    },
    read,
  };

  function isOpenedWithin(request: WithHeaders, ms: number): boolean {
    const openedAt = read(request);
    return openedAt !== undefined && now().getTime() - openedAt.getTime() < ms;
  }

  /** Returns the time that comes back with a form; undefined without a cookie of ours. */
  function read(request: WithHeaders): Date | undefined {
    const [time = '', signature = '', ...more] = cookie.read(request)?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const right = sign(time);
    if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return new Date(Number.parseInt(time, 36));
  }
}

/** Browsers say so when hovering over a link makes them fetch its page. */
function isFetchedAhead({ headers }: WithHeaders): boolean {
  return String(headers['sec-purpose'] ?? '').startsWith('prefetch');
}

interface CookieShape {
  name: string;
  /** s; a session cookie without it. */
  lifeS?: number;
}

type WithSetHeader = { header(name: string, value: string): unknown };

/** A visitor's cookie that no script can read, restricted to TLS if the page came over TLS. */
export function visitorCookie({ lifeS, name }: CookieShape) {
  return {
    set(
      request: Pick<FastifyRequest, 'protocol'>,
      reply: WithSetHeader,
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

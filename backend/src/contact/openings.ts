import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const name = 'opened';
/** ms for which one signature serves: much less than what the moment is compared with. */
const tickMs = 20;

/**
 * Notes, in a cookie that no script can read, when a page with a form was served. Pages stand as files, compressed and
 * kept by browsers, so the moment cannot stand in them; and a visitor without script asks for nothing else.
 */
export interface Openings {
  /** Sends the moment along with a page. */
  stamp(request: Pick<FastifyRequest, 'protocol'>, reply: { header(name: string, value: string): unknown }): void;
  /** The moment that comes back with a form; undefined without a cookie of ours. */
  read(request: FastifyRequest): Date | undefined;
}

export function createOpenings(secret: string, now: () => Date): Openings {
  const sign = (time: string) => createHmac('sha256', secret).update(`opening:${time}`).digest().subarray(0, 16);
  let tick = -1;
  let value = '';

  return {
    stamp(request, reply) {
      const current = Math.floor(now().getTime() / tickMs);
      if (current !== tick) {
        tick = current;
        const time = (current * tickMs).toString(36);
        value = `${time}.${sign(time).toString('base64url')}`;
      }
      // For as long as the browser is open: a form that stood open for a week says so, and gets a fresh start.
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header('Set-Cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`);
    },
    read(request) {
      const pair = request.headers.cookie?.split(/; */).find((one) => one.startsWith(`${name}=`));
      const [time = '', signature = '', ...more] = pair?.slice(name.length + 1).split('.') ?? [];
      const given = Buffer.from(signature, 'base64url');
      const right = sign(time);
      if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return new Date(Number.parseInt(time, 36));
    },
  };
}

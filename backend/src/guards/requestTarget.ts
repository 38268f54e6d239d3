import type { FastifyInstance } from 'fastify';

/** The target as routes know it: an address with scheme and host, as proxies send it, means its path. RFC 9112 3.2.2. */
export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** Refuses a request that names no host, several, or what can be none. RFC 9112 3.2. */
export function checkHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = raw.rawHeaders.filter((_, place) => raw.rawHeaders[place - 1]?.toLowerCase() === 'host' && place % 2);
    const [host = ''] = hosts;
    if (hosts.length === 1 && isHost(host)) return;
    return reply.code(400).send({ success: false, error: 'The request has to name one host', data: null });
  });
}

/** A name or an address, and a port where one is given. */
function isHost(host: string): boolean {
  return /^(?:[\w.~-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/.test(host);
}

import { visitorCalls } from '@frontage/contract/calls.ts';
import { shortLinkName } from '@frontage/contract/paths.ts';
import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import { createRateGuard } from '../guards/rate.ts';
import { serveCall } from '../http/serveCall.ts';
import type { Limits } from '../limits/limits.ts';
import type { ShortLink } from '../payload-types.ts';
import { addressOfPath } from '../redirects/redirectPath.ts';
import type { AnswerPage } from '../staticFiles/servePages.ts';

/** Finds where a short link leads, and counts that it was followed. Undefined where there is none. */
export type FollowShortLink = (name: string, isCounted: boolean) => Promise<string | undefined>;

interface ShortLinkOptions {
  follow: FollowShortLink;
  limits: Limits;
  answerPage: AnswerPage;
}

/** Nobody follows printed addresses faster; whoever does is led on, and not counted. */
const countedPer10Minutes = 60;

/** `GET /go/{name}`. The page that follows says which link and campaign it was: nothing is kept in the browser. R68. */
export async function serveShortLinks(app: FastifyInstance, options: ShortLinkOptions): Promise<void> {
  const checkRate = createRateGuard(options.limits, { name: 'short-links', most: countedPer10Minutes });

  serveCall<{ Params: { name: string } }>(app, visitorCalls.followShortLink, async (request, reply) => {
    const name = request.params.name.toLowerCase();
    const isCounted = request.method === 'GET' && (await checkRate(request)) === undefined;
    const address = shortLinkName.test(name) ? await options.follow(name, isCounted) : undefined;
    if (address === undefined) return options.answerPage(request, reply, true);
    return reply.header('Cache-Control', 'no-store').redirect(address, 302);
  });
}

export function createFollowShortLink(payload: Payload, now: () => Date): FollowShortLink {
  return async (name, isCounted) => {
    const where = { and: [{ name: { equals: name } }, { deletedAt: { exists: false } }] };
    const link = await payload.db.findOne<ShortLink>({ collection: 'short-links', where });
    if (!link) return undefined;
    if (isCounted) {
      const at = now().toISOString();
      const counted = sql`UPDATE short_links SET count = COALESCE(count, 0) + 1, last_used_at = ${at} WHERE id = ${link.id}`;
      await runWithValues(payload, {}, counted);
    }
    return addressOf(link);
  };
}

/** Only pages of our own are told the campaign: what stands in an address elsewhere is not ours to change. */
function addressOf({ campaign, name, target }: ShortLink): string {
  if (!target.startsWith('/')) return target;
  const marks = Object.entries({
    go: name,
    utm_source: campaign?.source,
    utm_medium: campaign?.medium,
    utm_campaign: campaign?.name,
    utm_term: campaign?.term,
    utm_content: campaign?.content,
  });
  const given = marks.flatMap(([mark, value]): [string, string][] => (value ? [[mark, value]] : []));
  return `${addressOfPath(target)}?${new URLSearchParams(given)}`;
}

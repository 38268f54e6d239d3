import { formTable } from '@frontage/contract/forms/formTable.ts';
import { paths, shortLinkPath } from '@frontage/contract/paths.ts';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { addressOf } from '../http/addressOf.ts';
import { askedEachTime } from '../http/baseHeaders.ts';
import { readOrigin } from '../inbox/origin.ts';
import { networkOf } from '../network/networkOf.ts';
import { plainPathOf } from '../redirects/redirectPath.ts';
import { spokenRoutes } from '../search/serveSearch.ts';
import { ownPeopleCookie } from './ownPeople.ts';
import type { VisitCounts } from './visitCounts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a visitor searched for; undefined on the further pages of an answer. */
    searched?: { query: string; isFound: boolean };
    sentForm?: string;
  }
}

interface CountVisitsOptions {
  counts: VisitCounts;
  isPage: (path: string) => boolean;
  /** The names of the forms on a page of it. */
  formsOn: (path: string) => readonly string[];
  /** Addresses at which our pages are. */
  ownOrigins: readonly string[];
  now: () => Date;
}

/**
 * Answers to one network in ten minutes: ten a second, which no office reads. Counted by each host in its memory alone: a
 * question to the database for each page would cost more than the page.
 */
const countedPer10Minutes = 6_000;
const tenMinutesMs = 600_000;
/** Networks that are told apart in ten minutes; visits of any more are not counted. */
const mostNetworks = 100_000;
const missingCharacters = 200;
/** Routes at which an address may be that of a page. */
const missable = new Set(['/*', ...spokenRoutes, `${shortLinkPath}/:name`]);
/** How a form ended that somebody has to answer. */
const arrived = new Set(['stored', 'asked']);
/** By path: the first form of the table that it takes. */
const usualForms = new Map<string, string>(
  Object.entries(formTable)
    .toReversed()
    .map(([name, { path }]) => [path, name]),
);

/**
 * Counts what visitors do, after the answer is sent: nothing about a visitor is stored, and nothing joins two views. A
 * robot and our own people do not count. A page that a browser fetches ahead counts when it is shown: its answer names an
 * address that browsers ask for only then. R73.
 */
export function countVisits(app: FastifyInstance, options: CountVisitsOptions): void {
  const { counts, formsOn, isPage, now, ownOrigins } = options;
  const ownHosts = new Set(ownOrigins.map((origin) => new URL(origin).host));
  const isWithinRate = createRate(now);
  app.addHook('onResponse', async (request, reply) => {
    if (request.method === 'GET') countView(request, reply);
    if (request.method !== 'POST') return;
    if (arrived.has(request.outcome ?? '')) countForm(request);
    else if (reply.statusCode === 422) countRefused(request, request.sentForm, (request.outcome ?? '').split(', '));
    else if (request.routeOptions.url === paths.formLeft) countLeft(request);
  });
  app.addHook('onSend', async (request, reply) => {
    // A shared cache would give the same answer to visitors who fetch nothing ahead.
    if (!isFetchedAhead(request) || reply.getHeader('cache-control') !== askedEachTime) return;
    const before = refererOf(request);
    const from = before && isOurs(request, before) ? '' : `?from=${encodeURIComponent(before?.origin ?? '')}`;
    reply.header('Link', [reply.getHeader('link') ?? [], `<${paths.shown}${from}>; rel=prefetch`].flat().map(String));
  });
  app.addHook('onClose', () => counts.write());

  function countView(request: FastifyRequest, { statusCode }: FastifyReply): void {
    const { url: route = '' } = request.routeOptions;
    if (route === `${paths.downloads}/:token`) {
      if (statusCode === 200 && isVisitor(request)) counts.count('download');
      return;
    }
    if (route === paths.formToken) {
      const { formId, standing }: { formId?: unknown; standing?: unknown } = Object(request.query);
      const isBegun = statusCode === 200 && standing === undefined && isVisitor(request);
      if (isBegun) counts.count('begun', `${formId}\t${pathBefore(request)}`);
      return;
    }
    if (route === paths.shown) {
      const { from }: { from?: unknown } = Object(request.query);
      const path = pathBefore(request);
      const before = typeof from === 'string' && URL.canParse(from) ? new URL(from) : undefined;
      if (path && isVisitor(request))
        countPage(request, path, before, from === undefined ? from : request.headers.referer);
      return;
    }
    if ((request.headers['sec-fetch-dest'] ?? 'document') !== 'document' || isFetchedAhead(request)) return;
    const path = pathOf(request.url);
    if (path === undefined) return;
    if (statusCode === 404 && missable.has(route) && isTyped(path) && !isPage(path)) {
      if (isVisitor(request)) counts.count('missing', withoutPeople(plainPathOf(path)));
    } else if ((statusCode === 200 || statusCode === 304) && isPage(path) && isVisitor(request)) {
      const before = refererOf(request);
      const isFromUs = before ? isOurs(request, before) : isOfSameSite(request);
      const address = `${request.protocol}://${request.host}${request.url}`;
      countPage(request, path, before, isFromUs ? undefined : address);
    }
  }

  /** `entered`: the address at which a visit began there. */
  function countPage(
    request: FastifyRequest,
    path: string,
    before: URL | undefined,
    entered: string | undefined,
  ): void {
    counts.count('view', path);
    for (const form of formsOn(path)) counts.count('seen', `${form}\t${path}`);
    if (entered !== undefined) countEntry(request, path, `${entered} ${before?.href ?? ''}`);
    const { searched } = request;
    // The tabs of an answer ask the same again.
    if (!searched || [...(before?.searchParams.values() ?? [])].some((one) => one.trim() === searched.query)) return;
    const query = withoutPeople(searched.query.toLowerCase().toWellFormed());
    counts.count('search', query);
    if (!searched.isFound) counts.count('unfound', query);
  }

  function countEntry(request: FastifyRequest, path: string, addresses: string): void {
    const { campaign, referrerHost } = readOrigin(addresses, undefined);
    const named = [path, referrerHost, campaign?.source, campaign?.medium, campaign?.name];
    counts.count('arrival', named.map((part) => part ?? '').join('\t'));
    const language = /^[a-z]{2,3}(?:-[a-z]{2})?(?=$|[,;])/i.exec(request.headers['accept-language'] ?? '')?.[0];
    if (language) counts.count('language', language.toLowerCase());
  }

  function countForm(request: FastifyRequest): void {
    if (!isVisitor(request)) return;
    const path = request.routeOptions.url ?? '';
    counts.count('form', `${request.sentForm ?? usualForms.get(path) ?? ''}\t${pathBefore(request)}`);
    if (path === formTable.booking.path) counts.count('call');
  }

  function countRefused(request: FastifyRequest, form: string | undefined, faults: readonly string[]): void {
    const refused = form === undefined ? [] : refusedOf(faults);
    if (refused.length === 0 || !isVisitor(request)) return;
    for (const fault of refused) counts.count('refused', `${form}\t${fault}`);
  }

  /** Of a form that is on the page. */
  function countLeft(request: FastifyRequest): void {
    const [form = '', at = '', ...faults] = String(request.body).split('\t');
    if (!formsOn(pathBefore(request)).includes(form)) return;
    const [refused, isAsked] = [refusedOf(faults), /^[\w.-]{1,40}$/.test(at)];
    // A visit counts once against the rate of its network.
    if ((refused.length === 0 && !isAsked) || !isVisitor(request)) return;
    for (const fault of refused) counts.count('refused', `${form}\t${fault}`);
    if (isAsked) counts.count('left', `${form}\t${at}`);
  }

  const isOurs = (request: FastifyRequest, { host }: URL) => host === request.host || ownHosts.has(host);

  /** The page of ours from which a browser asks; empty where it does not say. */
  function pathBefore(request: FastifyRequest): string {
    const before = refererOf(request);
    const path = before && isOurs(request, before) ? pathOf(before.pathname) : undefined;
    return path !== undefined && isPage(path) ? path : '';
  }

  function isVisitor(request: FastifyRequest): boolean {
    const { cookie, 'user-agent': program } = request.headers;
    if (!program || isRobot(program)) return false;
    return parseCookie(cookie ?? '')[ownPeopleCookie] === undefined && isWithinRate(request.ip);
  }
}

/** What is counted of faults, each a field and its rule, such as `email pattern`: the two by a tab. */
const refusedOf = (faults: readonly string[]) =>
  faults
    .filter((fault) => /^[\w-]{1,40} [a-z]{1,20}$/.test(fault))
    .slice(0, 20)
    .map((fault) => fault.replace(' ', '\t'));

/** Whether nobody sees the page yet. One that is drawn ahead too is: its link is being pressed. */
function isFetchedAhead({ headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`;
  return purpose.includes('prefetch') && !purpose.includes('prerender');
}

/** Looking at a name takes a tenth of what a page takes, and most browsers have one of a few hundred. */
const known = new LRUCache<string, boolean>({ max: 500 });

function isRobot(program: string): boolean {
  const named = program.slice(0, 300);
  const isKnown = known.get(named) ?? isbot(named);
  known.set(named, isKnown);
  return isKnown;
}

/** Tells whether an answer to a network still counts. */
function createRate(now: () => Date): (address: string | undefined) => boolean {
  let counted = new Map<string, number>();
  let until = 0;
  return (address) => {
    const time = now().getTime();
    if (time >= until) {
      counted = new Map();
      until = time + tenMinutesMs;
    }
    const network = networkOf(address);
    const count = (counted.get(network) ?? 0) + 1;
    if (count === 1 && counted.size >= mostNetworks) return false;
    counted.set(network, count);
    return count <= countedPer10Minutes;
  };
}

function pathOf(url: string): string | undefined {
  const target = addressOf(url.split('?', 1)[0] ?? '');
  if (target.kind === 'page') return target.path;
  return target.kind === 'file' ? `/${target.file}` : undefined;
}

/** A name with a dot is a file, requested by a page or a scanner. */
function isTyped(path: string): boolean {
  return path.length <= missingCharacters && !path.includes('.');
}

function refererOf({ headers: { referer } }: FastifyRequest): URL | undefined {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
}

/** Where a browser hides what was before, it still says whether that was ours. */
function isOfSameSite({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}

/** What may name a person or be a secret is counted without its words: an email address, a long number, a token. */
function withoutPeople(text: string): string {
  return /@|\d(?: ?\d){6,}|[\p{L}\d_]{32,}/u.test(text) ? '' : text;
}

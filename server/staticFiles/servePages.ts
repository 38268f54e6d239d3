import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultPath, pathBeside, pathForms, spokenPath } from '@frontage/contract/spokenPaths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sharing } from '../cdn/pageKeys.ts';
import type { Drawer, DrawnPage } from '../drawing/Drawer.ts';
import { addressOf, pageAt, type Target } from '../http/addressOf.ts';
import { askedEachTime, cacheControlOf, hashed, movedForGood, removeDocumentHeaders } from '../http/baseHeaders.ts';
import { type Encoding, readAcceptedEncodings, sendHtml } from '../http/encoding.ts';
import { type AnswerOwnPage, nothingHerePage, preparingPage, sendPlain } from '../http/plainPage.ts';
import type { ServedAt } from '../http/servedAt.ts';
import { matches } from '../http/unchanged.ts';
import type { Releases, ServedRelease } from '../publishing/servedReleases.ts';
import { addressOfPath, type Redirect, type Redirects } from '../redirects/redirectPath.ts';
import { type CachedFile, FileCache } from './fileCache.ts';
import { mimeTypeOf } from './mimeTypes.ts';
import { keptMs, type PageInTime } from './pagesInTime.ts';

const maxCharacters = 200;
const missedPath = '/404';
const missed = /^(?:\/[a-z]{2})?\/404$/;

/** Returns the address that a person typed and missed; undefined for addresses that only programs request. */
function missedAddressOf({ method, url }: FastifyRequest): string | undefined {
  const target = method === 'GET' ? addressOf(url.split('?', 1)[0] ?? '') : undefined;
  // A name with a dot is a file, requested by a page or a scanner.
  return target?.kind === 'page' && target.path.length <= maxCharacters ? target.path : undefined;
}

export type AnswerPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** True if the next visitor would get another page at this address, so that no shared cache may keep it. */
  isForOne?: boolean,
) => Promise<FastifyReply>;

/** A request, its answer, and the release that it is answered from. */
interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  release: ServedRelease;
}

/** Pages for missed addresses drawn at the same time: they must not delay forms and searches. */
const mostMissedDrawn = 2;

interface PageTools {
  draw: Drawer;
  servedAt: Pick<ServedAt, 'stamp'>;
  pageInTime: PageInTime;
  /** Undefined if no CDN is told of changes. */
  sharing: Sharing | undefined;
  /** Where clients of WordPress find the content API. */
  apiRoot: string;
}

/**
 * Serves the pages and files of the current release. Also returns the handler, for routes in front of a page.
 */
export function servePages(
  app: FastifyInstance,
  releases: Releases,
  redirects: Redirects,
  { apiRoot, draw, pageInTime, servedAt, sharing }: PageTools,
): AnswerPage {
  const cache = new FileCache();
  let missedDrawn = 0;

  app.get('/*', (request, reply) => answer(request, reply));
  return answer;

  async function answer(request: FastifyRequest, reply: FastifyReply, isForOne = false): Promise<FastifyReply> {
    const release = releases.current();
    if (!release) return sendPlain(reply.code(503).header('Retry-After', '5'), preparingPage);
    const query = request.url.indexOf('?');
    const target = addressOf(query < 0 ? request.url : request.url.slice(0, query));
    const asked = { request, reply, release };
    switch (target.kind) {
      case 'moved':
        return sendMoved(asked, target);
      case 'page':
        return sendPage(asked, { ...target, isForOne });
      case 'file':
        return sendFile(asked, target.file);
      case 'nothing':
        return sendNothing(asked);
    }
  }

  async function sendPage(
    asked: Asked,
    { file, isForOne = false, path }: Extract<Target, { kind: 'page' }> & { isForOne?: boolean },
  ): Promise<FastifyReply> {
    const { release, reply, request } = asked;
    const own = isForOne ? undefined : await findOwn(path);
    if (own) return own(request, reply, path);
    const page = release.pageAt(path);
    const { hours } = app.ownPages;
    if (page?.hasHours && !isForOne && hours) return hours(request, reply, path);
    const accepted = readAcceptedEncodings(request.headers['accept-encoding']);
    const found = await cache.find(join(release.directory, file), accepted);
    if (!found) {
      const redirect = (await redirects.find(path)) ?? (await findSpoken(path, release));
      if (redirect) return sendOn(request, reply.headers(sharing?.keysOf(path) ?? {}), redirect);
      return sendNothing(asked);
    }
    const inTime = page?.hasCallDays ? await pageInTime(release, path, accepted) : undefined;
    reply.headers(inTime?.headers ?? page?.headers ?? {}).header('Cache-Control', askedEachTime);
    reply.header('Link', `<${apiRoot}>; rel="https://api.w.org/"`);
    // A page with a form is sent with the time when this visitor opened it, unless the page notes that itself.
    const isMissing = missed.test(path);
    const isSame = page && !isForOne && !isMissing && (!page.hasForm || page.notesOpening);
    const isShared = isSame && sharing !== undefined;
    if (isShared) reply.headers(sharing.pageOf(path, page.hasCallDays ? keptMs / 1000 : undefined));
    if (isMissing) reply.code(404);
    if (page?.hasForm && !isShared) servedAt.stamp(request, reply);
    return send(request, reply, file, inTime?.file ?? found);
  }

  /** What answers with a page that is made for one visitor, or leads on to it. */
  async function findOwn(path: string): Promise<AnswerOwnPage | undefined> {
    const { languages } = await app.siteWords();
    const plain = defaultPath(path, languages);
    const answer = app.ownPages.byPath.get(plain);
    if (!answer) return undefined;
    const to = pathBeside(path, plain, languages);
    return to === path ? answer : async (request, reply) => sendOn(request, reply, { to, isPermanent: false });
  }

  /**
   * Where a path leads that has other words than its language has now, the product's own or former ones, or of which a
   * redirect was made in such words.
   */
  async function findSpoken(path: string, release: ServedRelease): Promise<Redirect | undefined> {
    const { languages } = await app.siteWords();
    const to = spokenPath(path, languages);
    if (to !== path && release.pageAt(to)) return { to, isPermanent: true };
    for (const form of pathForms(path, languages)) {
      const redirect = await redirects.find(form);
      if (redirect && spokenPath(redirect.to, languages) !== to) return redirect;
    }
    return undefined;
  }

  /** Sends on to the address as R1 has it, unless a redirect begins at the requested one, or nothing is at either. */
  async function sendMoved(asked: Asked, { from, path }: Extract<Target, { kind: 'moved' }>): Promise<FastifyReply> {
    const { release, reply, request } = asked;
    const right = addressOf(path);
    const page = right.kind === 'file' ? pageAt(right.file.split('/')) : right;
    const found = page.kind === 'page' && (await cache.find(join(release.directory, page.file), ['identity']));
    const isOldFile = from.endsWith('.html');
    const redirect = found && !isOldFile ? undefined : await redirects.find(from);
    if (redirect) return sendOn(request, reply.headers(sharing?.keysOf(from) ?? {}), redirect);
    if (isOldFile && page.kind === 'page' && !found) return sendPage(asked, page);
    return sendOn(request, reply, { to: path, isPermanent: true });
  }

  async function sendFile(asked: Asked, file: string): Promise<FastifyReply> {
    const { release, reply, request } = asked;
    const accepted = readAcceptedEncodings(request.headers['accept-encoding']);
    const found =
      (await cache.find(join(release.directory, file), accepted)) ??
      (hashed.test(file) ? await findInOlder(file, accepted) : undefined);
    if (!found) return sendPage(asked, pageAt(file.split('/')));
    if (hashed.test(file)) removeDocumentHeaders(reply);
    reply.header('Cache-Control', cacheControlOf(file));
    if (!hashed.test(file)) reply.headers(sharing?.keysOf(`/${file}`) ?? {});
    return send(request, reply, file, found);
  }

  /** Finds a file of an older release, for pages that were opened before a swap. */
  async function findInOlder(file: string, accepted: readonly Encoding[]): Promise<CachedFile | undefined> {
    const directory = releases.directories().find((one) => existsSync(join(one, file)));
    return directory === undefined ? undefined : cache.find(join(directory, file), accepted);
  }

  async function sendNothing({ release, reply, request }: Asked): Promise<FastifyReply> {
    reply.code(404);
    const shown = pathBeside(request.url.split('?', 1)[0], missedPath, (await app.siteWords()).languages);
    const drawn = await drawMissed(request, shown);
    if (drawn) {
      reply.headers(drawn.headers).header('Cache-Control', askedEachTime);
      return sendHtml(request, reply, drawn.html);
    }
    const accepted = readAcceptedEncodings(request.headers['accept-encoding']);
    const found = await cache.find(join(release.directory, `${shown}.html`), accepted);
    if (!found) return sendPlain(reply, nothingHerePage);
    reply.headers(release.pageAt(shown)?.headers ?? {}).header('Cache-Control', askedEachTime);
    return send(request, reply, '404.html', found);
  }

  /** Draws the 404 page with similar addresses; undefined if there are none, and for the bursts of scanners. */
  async function drawMissed(request: FastifyRequest, shown: string): Promise<DrawnPage | undefined> {
    const asked = missedAddressOf(request);
    if (asked === undefined || missedDrawn >= mostMissedDrawn) return undefined;
    missedDrawn += 1;
    try {
      return await draw(shown, { missed: { asked, near: [] } });
    } finally {
      missedDrawn -= 1;
    }
  }
}

/** Redirects to the current address of a page, keeping the query. */
function sendOn(request: FastifyRequest, reply: FastifyReply, { to, isPermanent }: Redirect): FastifyReply {
  const query = request.url.indexOf('?');
  reply.header('Cache-Control', isPermanent ? movedForGood : askedEachTime);
  return reply.redirect(addressOfPath(to) + (query < 0 ? '' : request.url.slice(query)), isPermanent ? 308 : 307);
}

function send(request: FastifyRequest, reply: FastifyReply, file: string, found: CachedFile) {
  reply.header('Vary', 'Accept-Encoding').header('ETag', found.etag).type(mimeTypeOf(file));
  if (found.encoding !== 'identity') reply.header('Content-Encoding', found.encoding);
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], found.etag)) return reply.code(304).send();
  return found.content ? reply.send(found.content) : sendLarge(reply, found.path);
}

/** Tells its length as it is now: the file may have been replaced since it was found. */
async function sendLarge(reply: FastifyReply, path: string): Promise<FastifyReply> {
  const opened = await open(path);
  return reply.header('Content-Length', (await opened.stat()).size).send(opened.createReadStream());
}

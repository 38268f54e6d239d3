import { randomUUID } from 'node:crypto';
import fastifyCors from '@fastify/cors';
import type { SendMailFailure } from '@frontage/contract/contact/failure.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { findNextCallDays } from '../booking/slotsView.ts';
import { openSharing } from '../cdn/pageKeys.ts';
import { bodyOf, noRoute } from '../content/problems.ts';
import { apiRootOf } from '../content/restIndex.ts';
import { endConnections } from '../guards/endConnections.ts';
import { checkOriginSecret } from '../guards/origin.ts';
import { failureOf } from '../guards/refusal.ts';
import { serveHealth } from '../health/readiness.ts';
import { baseHeaders, keptByNobody, setBaseHeaders } from '../http/baseHeaders.ts';
import { nothingHerePage, sendPlain } from '../http/plainPage.ts';
import { createServedAt } from '../http/servedAt.ts';
import { serveInboundMail } from '../inbox/serveInboundMail.ts';
import { memoiseFor } from '../memoiseFor.ts';
import { measureRequests } from '../metrics/measureRequests.ts';
import { answerForServer, answerUnread, connectionLimits, namesOneHost, originForm } from '../network/holdToHttp.ts';
import { serveEditing, servePreview } from '../preview/servePreview.ts';
import { serveSearch } from '../search/serveSearch.ts';
import { serveSocial } from '../social/socialPictures.ts';
import { openPagesInTime } from '../staticFiles/pagesInTime.ts';
import { serveMedia } from '../staticFiles/serveMedia.ts';
import { servePages } from '../staticFiles/servePages.ts';
import { countVisits } from '../visits/countVisits.ts';
import type { AppDependencies } from './compose.ts';
import { registerCalls } from './registerCalls.ts';
import { traceRequests } from './traces/traceRequests.ts';

/** ms for which the words of plain pages are cached: a scanner asks for hundreds of them. */
const memoisedWordsMs = 5_000;

/** The public host, ready for injected requests or to listen. The caller closes it. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { content, draw, holds, limits, logger, releases, secret, settings } = dependencies;
  const { now = () => new Date() } = dependencies;
  const app: FastifyInstance = Fastify({
    requestTimeout: connectionLimits.requestMs,
    keepAliveTimeout: connectionLimits.keptMs,
    // Also answer a request that arrives on a kept-alive connection while we close, as its last: its proxy has already
    // chosen this host.
    return503OnClosing: false,
    connectionTimeout: settings.bodyIdleMs ?? connectionLimits.idleMs,
    loggerInstance: logger,
    http: { headersTimeout: connectionLimits.headMs },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    clientErrorHandler: answerUnread(baseHeaders(settings)),
    // Believe only as many addresses as there are proxies. A forged one is further left.
    trustProxy: settings.trustedProxies > 0 && ((_address, hop) => hop < settings.trustedProxies),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // An unreadable address is refused before any hook runs.
    frameworkErrors: (_error, request, { raw }) => {
      const isContent = request.url.startsWith('/wp-json/');
      const body = isContent ? bodyOf(noRoute) : faultOf(400);
      raw.writeHead(isContent ? noRoute.status : 400, {
        ...baseHeaders(settings),
        'Content-Type': 'application/json; charset=utf-8',
      });
      raw.end(JSON.stringify(body));
    },
    routerOptions: { maxParamLength: 2000 },
  });
  app.decorate(
    'siteWords',
    memoiseFor(memoisedWordsMs, now, () => dependencies.siteWords().catch(() => ({ words: {} }))),
  );
  app.decorate('ownPages', { byPath: new Map() });
  app.decorate('siteOrigin', new URL(settings.siteUrl).origin);
  answerForServer(app.server, baseHeaders(settings));
  setBaseHeaders(app, settings);
  logRequests(app);
  if (dependencies.measure) measureRequests(app, dependencies.measure);
  if (dependencies.trace) {
    traceRequests(app, { begin: dependencies.trace, isBehindProxy: settings.trustedProxies > 0 });
  }
  if (settings.originSecret !== undefined) checkOriginSecret(app, settings.originSecret);
  checkHosts(app);
  endConnections(app);
  const isPage = (path: string) => releases.current()?.pageAt(path) !== undefined;
  const { visits } = dependencies;
  if (visits) {
    const ownOrigins = [settings.siteUrl, settings.backendUrl, ...settings.allowedOrigins];
    const formsOn = (path: string) => releases.current()?.formsOn(path) ?? [];
    countVisits(app, { counts: visits, isPage, formsOn, ownOrigins, now });
  }
  app.setNotFoundHandler(({ method, url }, reply) => {
    const [path = ''] = url.split('?');
    const isMissed = method === 'POST' ? !isPage(path) : method === 'GET' || method === 'HEAD';
    if (!isMissed) reply.header('Allow', 'GET, HEAD');
    return sendPlain(reply.code(isMissed ? 404 : 405), nothingHerePage);
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply.code(status).header('Cache-Control', keptByNobody).send(faultOf(status));
  });

  const pageInTime = openPagesInTime({
    now,
    async write(path) {
      // A page is drawn from what was published last, which visitors do not see while the site is held.
      if (!releases.isNewest()) return undefined;
      try {
        const drawn = await draw(path, {
          callDays: await findNextCallDays({ store: dependencies.bookings, holds, now }),
        });
        // A newer release may have been made meanwhile, and this page may belong to it.
        return releases.isNewest() ? drawn : undefined;
      } catch (error) {
        logger.error({ err: error }, 'the free hours of a page could not be read');
        return undefined;
      }
    },
  });
  const servedAt = createServedAt(secret, now);
  const answerPage = servePages(app, releases, dependencies.redirects, {
    draw,
    servedAt,
    pageInTime,
    sharing: openSharing(settings.cdn?.tags),
    apiRoot: apiRootOf(settings.backendUrl),
  });
  serveHealth(app, dependencies.readiness, dependencies.isEnding);
  await app.register(async (calls) => {
    await calls.register(fastifyCors, {
      origin: [...settings.allowedOrigins],
      credentials: true,
      methods: ['GET', 'HEAD', 'POST'],
      allowedHeaders: ['Content-Type', 'Idempotency-Key'],
      exposedHeaders: ['Link', 'X-WP-Total', 'X-WP-TotalPages', 'Retry-After', 'X-Request-Id'],
      // Clients of WordPress ask OPTIONS of a route without being a browser.
      strictPreflight: false,
      maxAge: 600,
    });
    await registerCalls(calls, { ...dependencies, answerPage, isPage, now, servedAt });
  });
  const { inbound } = dependencies;
  if (inbound) {
    await app.register(serveInboundMail, { ...inbound, limits, now });
  }
  const { files, mediaDir } = dependencies;
  await serveMedia(app, mediaDir, { files, former: dependencies.formerPictures });
  await app.register(serveSocial, { ...dependencies.social, content, files, mediaDir, limits, now });
  await app.register(servePreview, { ...dependencies.preview, content, limits });
  await app.register(serveEditing, { adminUrl: dependencies.adminUrl });
  await app.register(serveSearch, { answerPage, content, draw, isPage, limits, now, servedAt });
  return app;
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}

/** Says nothing about the error itself, which may contain visitors' data or details of our machine. */
function faultOf(status: number): SendMailFailure {
  if (status === 413) return failureOf({ code: 'too_large', message: 'The request is too large.' });
  if (status < 500) return failureOf({ code: 'unreadable', message: 'The request could not be read.' });
  return failureOf({ code: 'failed', message: 'Something failed on our side. Try again in a moment.' });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** How the request ended, in one word, for the log. */
    outcome?: string;
  }
}

/**
 * Logs one line for each request: id, route, status, outcome, duration. No address, no query, nothing a visitor typed.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ...(request.outcome ? { outcome: request.outcome } : {}),
        ...(request.span ? { traceId: request.span.traceId } : {}),
        durationMs: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/** Refuses a request that names no host, several, or one that cannot be a host. RFC 9112 3.2. */
function checkHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (namesOneHost(raw)) return;
    return reply.code(400).send(failureOf({ code: 'unreadable', message: 'The request has to name one host' }));
  });
}

import { randomUUID } from 'node:crypto';
import fastifyCors from '@fastify/cors';
import type { SharedFiles } from '@frontage/cms/files/sharedFiles.ts';
import type { SiteWords } from '@frontage/cms/forms/readSiteWords.ts';
import type { Limits } from '@frontage/cms/limits/limits.ts';
import { answerUnread } from '@frontage/cms/network/answerUnread.ts';
import { answerForServer } from '@frontage/cms/network/holdToHttp.ts';
import { originForm } from '@frontage/cms/network/requestTarget.ts';
import type { BeginSpan } from '@frontage/traces/spans.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { BookingStore } from './booking/BookingStore.ts';
import { booking } from './booking/booking.ts';
import type { Holds } from './booking/holds.ts';
import { createNextCallDays } from './booking/nextCallDays.ts';
import type { CdnSettings } from './cdn/cdnSettings.ts';
import { openSharing } from './cdn/pageKeys.ts';
import type { AdditionStore } from './contact/AdditionStore.ts';
import { estimateBill } from './contact/estimateBill.ts';
import type { Uploads } from './contact/files/uploads.ts';
import type { FormDoorOptions } from './contact/formDoor.ts';
import { createFormTokens } from './contact/formToken.ts';
import { createHandles } from './contact/handles.ts';
import type { CurrencyNow, KeptRates } from './contact/KeptRates.ts';
import type { LeadStore } from './contact/LeadStore.ts';
import { createProofOfWork } from './contact/proofOfWork.ts';
import { sendMail } from './contact/sendMail.ts';
import { createServedAt } from './contact/servedAt.ts';
import type { SpentProofs } from './contact/spentProofs.ts';
import { update } from './contact/update.ts';
import { visitorCalls } from './contact/visitorCalls.ts';
import type { ContentStore } from './content/ContentStore.ts';
import { contentApi } from './content/contentApi.ts';
import type { CountryLookup } from './content/geo.ts';
import { bodyOf, noRoute } from './content/problems.ts';
import type { Sender } from './delivery/mails/MailContent.ts';
import { articleFile } from './documents/articleFile.ts';
import type { DownloadStore } from './documents/DownloadStore.ts';
import type { Drawer } from './drawing/Drawer.ts';
import { baseHeaders, setBaseHeaders } from './guards/baseHeaders.ts';
import { endConnections } from './guards/endConnections.ts';
import { createFloodGauge } from './guards/flood.ts';
import { checkOriginSecret } from './guards/originSecret.ts';
import { createRecipientLimit } from './guards/recipients.ts';
import { logRequests } from './guards/requestLog.ts';
import { checkHosts } from './guards/requestTarget.ts';
import type { Readiness } from './health/readiness.ts';
import { serveHealth } from './health/serveHealth.ts';
import { type InboundMailOptions, inboundMail } from './inbox/inboundMail.ts';
import { memoiseFor } from './memoiseFor.ts';
import { type MeasureRequest, measureRequests } from './metrics/requestMetrics.ts';
import type { SubscriberStore } from './newsletter/SubscriberStore.ts';
import { subscribe } from './newsletter/subscribe.ts';
import { type PreviewDependencies, servePreview } from './preview/servePreview.ts';
import type { ConsentStore } from './privacy/consent/ConsentStore.ts';
import { recordConsent } from './privacy/consent/recordConsent.ts';
import { type RecordReportsOptions, recordReports } from './reports/recordReports.ts';
import { serveSearch } from './search/serveSearch.ts';
import { createRehearsals, forgetful } from './selfTest/rehearsal.ts';
import { serveSocial } from './social/serveSocial.ts';
import type { SocialOptions } from './social/socialPictures.ts';
import { type RecordSpeedOptions, recordSpeed } from './speed/recordSpeed.ts';
import { keptByNobody } from './static/cacheControl.ts';
import { openPagesInTime } from './static/pagesInTime.ts';
import { nothingHerePage, sendPlain } from './static/plainPage.ts';
import type { Redirects } from './static/redirects.ts';
import type { Releases } from './static/releases.ts';
import { serveMedia } from './static/serveMedia.ts';
import { servePages } from './static/servePages.ts';
import { traceRequests } from './traces/traceRequests.ts';

/** Everything the public host works with. */
export interface AppDependencies {
  content: ContentStore;
  leads: LeadStore;
  additions: AdditionStore;
  subscribers: SubscriberStore;
  bookings: BookingStore;
  /** Hours that are kept for whoever fills in the form. */
  holds: Holds;
  /** Counts what has a limit. */
  limits: Limits;
  spentProofs: SpentProofs;
  consents: ConsentStore;
  countSpeed: RecordSpeedOptions['count'];
  countReport: RecordReportsOptions['count'];
  downloads: DownloadStore;
  uploads: Uploads;
  releases: Releases;
  draw: Drawer;
  preview: Pick<PreviewDependencies, 'adminOrigins' | 'draw' | 'email' | 'links'>;
  keptRates: KeptRates;
  currency: CurrencyNow;
  /** What the owner made of a form, as it is now; undefined where it is as usual. */
  ownForm: FormDoorOptions['ownForm'];
  /** What the owner says otherwise at all forms, as it is now. */
  siteWords: () => Promise<SiteWords>;
  redirects: Redirects;
  mediaDir: string;
  /** Brings what this host lacks of the library. */
  files: SharedFiles;
  /** Whose name and address stand in mails, as the settings say now. */
  sender: () => Promise<Sender>;
  social: Pick<SocialOptions, 'sender' | 'directory' | 'draw'>;
  countryOf: CountryLookup;
  /** How emails come in; undefined where they do not. */
  inbound?: Pick<InboundMailOptions, 'receive' | 'secret'> | undefined;
  /** What `/readyz` answers. */
  readiness: () => Promise<Readiness>;
  /** Whether the host is about to close; never where nothing is said. */
  isEnding?: () => boolean;
  /** Told of each answer; undefined where nothing is measured. */
  measure?: MeasureRequest | undefined;
  /** Begins the span of each request; undefined where nothing is traced. */
  trace?: BeginSpan | undefined;
  /** Signs tokens and handles. */
  secret: string;
  settings: {
    namespace: string;
    isProduction: boolean;
    /** Origins of other hosts whose pages may call. */
    allowedOrigins: readonly string[];
    /** Canonical address of the site; a static host may serve it. */
    siteUrl: string;
    /** Where visitors reach this host: links in mails begin with it. */
    backendUrl: string;
    trustedProxies: number;
    /** The CDN that is told of changes, and so may keep pages. */
    cdn?: Pick<CdnSettings, 'name'> | undefined;
    /** What a request must carry to be answered. */
    originSecret?: string | undefined;
    sendMailPer10Minutes: number;
    /** Mails that one mailbox gets in 24 hours because its address was typed into forms. */
    mailsPerRecipientPerDay: number;
    /** The same for all addresses together; what is over it waits in quarantine. */
    sendMailAllPer10Minutes: number;
    /** Whether forms ask the browser for a proof of work; not where nothing is said. */
    proofOfWork?: boolean | undefined;
    /** ms that a form must have been open; half a second where nothing is said. */
    leastOpenMs?: number | undefined;
    /** Bytes, inclusive, of one uploaded file; the contract's limit where nothing is said. */
    fileBytes?: number | undefined;
    /** ms for which a body may stand still before it is cut; 30,000 where nothing is said. */
    bodyIdleMs?: number | undefined;
  };
  logger: FastifyBaseLogger;
  now?: () => Date;
}

/** Seconds of R42, in ms: a body that stands still, a head that does not come, a request in all. */
const bodyIdleMs = 30_000;
const timeouts = { requestTimeout: 900_000, keepAliveTimeout: 72_000 };
const headersTimeoutMs = 15_000;
/** ms for which the words of plain pages are believed: a scanner asks for hundreds of them. */
const memoisedWordsMs = 5_000;

/** The public host, ready to be handed requests or to listen. The caller closes it. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { content, draw, holds, leads, limits, logger, releases, secret, settings, uploads } = dependencies;
  const { now = () => new Date() } = dependencies;
  const app: FastifyInstance = Fastify({
    ...timeouts,
    // What comes on a connection that is kept is answered too, as its last: by then a proxy has chosen us.
    return503OnClosing: false,
    connectionTimeout: settings.bodyIdleMs ?? bodyIdleMs,
    loggerInstance: logger,
    http: { headersTimeout: headersTimeoutMs },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    clientErrorHandler: answerUnread(baseHeaders(settings)),
    // Only as many addresses as there are proxies are believed; a forged one stands further left.
    trustProxy: settings.trustedProxies > 0 && ((_address, hop) => hop < settings.trustedProxies),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // An address that cannot be read comes before any hook.
    frameworkErrors: (_error, request, { raw }) => {
      const isContent = request.url.startsWith('/wp-json/');
      const body = isContent ? bodyOf(noRoute) : { success: false, error: wordsOf(400), data: null };
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
    memoiseFor(memoisedWordsMs, now, () => dependencies.siteWords().catch(() => ({ words: [] }))),
  );
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
  app.setNotFoundHandler(({ method, url }, reply) => {
    const [path = ''] = url.split('?');
    const isMissed = method === 'POST' ? !isPage(path) : method === 'GET' || method === 'HEAD';
    if (!isMissed) reply.header('Allow', 'GET, HEAD');
    return sendPlain(reply.code(isMissed ? 404 : 405), nothingHerePage);
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply
      .code(status)
      .header('Cache-Control', keptByNobody)
      .send({ success: false, error: wordsOf(status), data: null });
  });

  const nextCallDays = createNextCallDays({ store: dependencies.bookings, holds, now });
  const pageInTime = openPagesInTime({
    now,
    async write(path) {
      // What is drawn is what was published last, which is not what visitors see while the site is held.
      if (!releases.isNewest()) return undefined;
      try {
        const drawn = await draw(path, { callDays: await nextCallDays() });
        // A newer release may have been made meanwhile, and this may be a page of it.
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
    sharing: openSharing(settings.cdn?.name),
  });
  serveHealth(app, dependencies.readiness, dependencies.isEnding);
  const tokens = createFormTokens(secret, now);
  const proofOfWork = settings.proofOfWork ? createProofOfWork(secret, dependencies.spentProofs, now) : undefined;
  await app.register(async (calls) => {
    await calls.register(fastifyCors, {
      origin: [...settings.allowedOrigins],
      credentials: true,
      methods: ['GET', 'HEAD', 'POST'],
      allowedHeaders: ['Content-Type', 'Idempotency-Key'],
      exposedHeaders: ['X-WP-Total', 'X-WP-TotalPages', 'Retry-After', 'X-Request-Id'],
      maxAge: 600,
    });
    await calls.register(contentApi, { prefix: '/wp-json', content, namespace: settings.namespace, now });
    await calls.register(visitorCalls, { tokens, countryOf: dependencies.countryOf, proofOfWork, servedAt });
    const handles = createHandles(secret, now);
    await calls.register(recordConsent, {
      store: dependencies.consents,
      limits,
      allowedOrigins: settings.allowedOrigins,
      now,
    });
    await calls.register(recordSpeed, {
      count: dependencies.countSpeed,
      limits,
      allowedOrigins: settings.allowedOrigins,
    });
    await calls.register(recordReports, {
      count: dependencies.countReport,
      isPage,
      limits,
      allowedOrigins: settings.allowedOrigins,
    });
    const forms = {
      now,
      tokens,
      servedAt,
      proofOfWork,
      ownForm: dependencies.ownForm,
      leastOpenMs: settings.leastOpenMs,
      limits,
      rehearsals: createRehearsals(secret, now),
      flood: createFloodGauge(limits, settings.sendMailAllPer10Minutes),
      mayMail: createRecipientLimit(limits, settings.mailsPerRecipientPerDay),
      uploads,
      draw,
      allowedOrigins: settings.allowedOrigins,
      requestsPer10Minutes: settings.sendMailPer10Minutes,
    };
    await calls.register(sendMail, {
      ...forms,
      store: forgetful(leads),
      handles,
      keptRates: dependencies.keptRates,
      currency: dependencies.currency,
      fileBytes: settings.fileBytes,
    });
    await calls.register(estimateBill, { ...forms, flood: undefined, isPage });
    await calls.register(update, {
      ...forms,
      store: dependencies.additions,
      handles,
      answerPage,
      isHeld: (storageName) => leads.holdsFile(storageName),
      fileBytes: settings.fileBytes,
    });
    await calls.register(booking, {
      ...forms,
      store: forgetful(dependencies.bookings),
      holds,
      handles,
      secret,
      backendUrl: settings.backendUrl,
      answerPage,
    });
    await calls.register(subscribe, {
      ...forms,
      store: forgetful(dependencies.subscribers),
      secret,
      backendUrl: settings.backendUrl,
      sender: dependencies.sender,
    });
    await calls.register(articleFile, {
      ...forms,
      store: forgetful(dependencies.downloads),
      library: dependencies.files,
      secret,
      backendUrl: settings.backendUrl,
      sender: dependencies.sender,
    });
  });
  const { inbound } = dependencies;
  if (inbound) {
    await app.register(inboundMail, { ...inbound, limits, now });
  }
  await serveMedia(app, dependencies.mediaDir, dependencies.files);
  await app.register(serveSocial, { ...dependencies.social, content, limits, now });
  await app.register(servePreview, { ...dependencies.preview, content, limits });
  await app.register(serveSearch, { answerPage, content, draw, isPage, limits, now, servedAt });
  return app;
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}

/** Nothing of the fault itself: it may hold what a visitor sent, or what our machine looks like. */
function wordsOf(status: number): string {
  if (status === 413) return 'The request is too large.';
  return status >= 500 ? 'Something failed on our side. Try again in a moment.' : 'The request could not be read.';
}

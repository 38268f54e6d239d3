import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminOriginsOf } from '@frontage/cms/environment.ts';
import { keptRates } from '@frontage/cms/estimate/keptRates.ts';
import { readCurrency } from '@frontage/cms/estimate/readCurrency.ts';
import { openSharedFiles } from '@frontage/cms/files/sharedFiles.ts';
import { readOwnForm } from '@frontage/cms/forms/readForms.ts';
import { readSiteWords } from '@frontage/cms/forms/readSiteWords.ts';
import { limitsOf } from '@frontage/cms/limits/limits.ts';
import { privateLogging } from '@frontage/cms/logging/privateLogging.ts';
import { openPayload } from '@frontage/cms/open.ts';
import { createPreviewLinks } from '@frontage/cms/preview/previewLinks.ts';
import { countReport } from '@frontage/cms/reports/countReport.ts';
import { endHomeDatabase, homeDatabase } from '@frontage/cms/testing/homeDatabase.ts';
import { type Traces, tracesOf } from '@frontage/traces/tracesOf.ts';
import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { pino } from 'pino';
import { type AppDependencies, buildApp } from '../app.ts';
import { createBookingStore } from '../booking/BookingStore.ts';
import { openHolds } from '../booking/openHolds.ts';
import { createAdditionStore } from '../contact/AdditionStore.ts';
import { openUploads } from '../contact/files/uploads.ts';
import { createLeadStore } from '../contact/LeadStore.ts';
import { openSpentProofs } from '../contact/spentProofs.ts';
import { createContentStore } from '../content/ContentStore.ts';
import type { Mailer } from '../delivery/Mailer.ts';
import { drawSampleMail } from '../delivery/mails/drawSampleMail.ts';
import { openDelivery, openMailer } from '../delivery/openDelivery.ts';
import { type Outbox, openOutbox } from '../delivery/openOutbox.ts';
import { createDownloadStore } from '../documents/DownloadStore.ts';
import type { Drawer } from '../drawing/Drawer.ts';
import { openDrawer } from '../drawing/openDrawer.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { createReadiness } from '../health/readiness.ts';
import { openInbound } from '../inbox/openInbound.ts';
import { createSubscriberStore } from '../newsletter/SubscriberStore.ts';
import { createConsentStore } from '../privacy/consent/ConsentStore.ts';
import type { Renderer } from '../publishing/Renderer.ts';
import { openRendererClient } from '../publishing/rendererClient.ts';
import { openPictureThread } from '../social/drawInThread.ts';
import { openSpeedCount } from '../speed/openSpeedCount.ts';
import { createPayloadFormerPictures } from '../static/formerPictures.ts';
import { createPayloadRedirects } from '../static/redirects.ts';
import { openReleases } from '../static/releases.ts';
import { type SiteRenderer, startSiteRenderer } from './siteRenderer.ts';

export interface TestHost {
  app: FastifyInstance;
  payload: Payload;
  environment: Environment;
  dataDir: string;
  /** What the app logged, one JSON object a line. */
  log: string[];
  /** Nobody looks into it unless a test does. */
  outbox: Outbox;
  /** Takes what is due and tries it, once, as the worker of a host does. */
  deliver(): Promise<void>;
  /** The clock of the app; tests may turn it. */
  clock: { now: Date };
  /** Undefined where the variables name nothing that takes them. */
  traces: Traces | undefined;
  /** Undefined where none was asked for: then no page can be drawn. */
  renderer: SiteRenderer | undefined;
  close(): Promise<void>;
}

interface TestHostOptions {
  /** Fills the content, and has pages drawn from it by the renderer as it runs beside the host. */
  fill?: (payload: Payload) => Promise<void>;
  settings?: Partial<AppDependencies['settings']>;
  /** Replaces single adapters. */
  replace?: (dependencies: AppDependencies, payload: Payload) => Partial<AppDependencies>;
  mailer?: (environment: Environment) => Mailer;
  /** Variables of the environment, as an operator sets them. */
  variables?: Record<string, string>;
  /** Data of a host before this one, which is then kept at the end; else a folder of its own. */
  dataDir?: string;
  /** ms for which a file is believed to be as it is in the bucket. */
  filesRestMs?: number;
}

/** The whole public host on a real, migrated database, and a folder of its own. It listens only where it is filled. */
export async function openTestHost({
  fill,
  settings,
  replace,
  mailer,
  variables,
  dataDir: keptDir,
  filesRestMs,
}: TestHostOptions = {}): Promise<TestHost> {
  const dataDir = keptDir ?? mkdtempSync(join(tmpdir(), 'frontage-backend-'));
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    SITE_URL: 'http://localhost:3000',
    ...(await homeDatabase(dataDir)),
    ...variables,
  });
  const { cms, mail } = environment;
  mkdirSync(cms.mediaDir, { recursive: true });
  const files = openSharedFiles(cms, { restMs: filesRestMs });
  const clock = { now: new Date() };
  const now = () => clock.now;
  const payload = await openPayload({ environment: cms });
  await payload.db.migrate();
  const sending = mailer?.(environment) ?? openMailer(environment);
  const log: string[] = [];
  const logger = pino({ ...privateLogging, level: 'info' }, { write: (line: string) => void log.push(line) });
  const traces = await tracesOf(environment.traces, { report: (line) => logger.warn(line) });
  const outbox = openOutbox({
    payload,
    deliver: openDelivery(environment, sending, now, traces?.begin),
    now,
    onFault: (error) => {
      throw error;
    },
  });
  const pictures = openPictureThread();
  const dependencies: AppDependencies = {
    content: createContentStore(payload),
    leads: createLeadStore(payload),
    additions: createAdditionStore(payload, { mail, adminUrl: cms.adminUrl }),
    bookings: createBookingStore(payload, mail),
    holds: openHolds(payload, now),
    limits: limitsOf(payload),
    spentProofs: openSpentProofs(payload),
    consents: createConsentStore(payload),
    countSpeed: openSpeedCount(payload, { environment, now }),
    countReport: (report) => countReport(payload, report, now()),
    subscribers: createSubscriberStore(payload, mail.from),
    downloads: createDownloadStore(payload, { documentsDir: cms.documentsDir, from: mail.from }),
    uploads: await openUploads(cms.uploadsDir, files),
    releases: openReleases(environment.releasesDir),
    draw: async (path, visit) => drawer?.(path, visit),
    preview: {
      adminOrigins: adminOriginsOf(cms),
      draw: async (request) => client?.preview(request),
      email: (id, typed) => drawSampleMail(payload, { id, siteUrl: environment.siteUrl, now: now(), typed }),
      links: createPreviewLinks(cms, now),
    },
    adminUrl: cms.adminUrl,
    keptRates: (version) => keptRates(payload, version),
    currency: () => readCurrency(payload),
    inbound: openInbound(payload, environment, now),
    ownForm: (name) => readOwnForm(payload, name),
    siteWords: () => readSiteWords(payload),
    redirects: createPayloadRedirects(payload, now),
    formerPictures: createPayloadFormerPictures(payload, now),
    mediaDir: cms.mediaDir,
    files,
    sender: async () => ({ companyName: 'Wharfside', addressLine: 'Wharfside, Boompjes 40, Rotterdam' }),
    social: {
      sender: async () => ({ companyName: 'Wharfside' }),
      directory: join(dataDir, 'social'),
      draw: pictures.draw,
    },
    countryOf: async () => ({ outcome: 'found', country: 'NL' }),
    readiness: createReadiness([], { now, logger }),
    trace: traces?.begin,
    secret: environment.secret,
    settings: {
      ...environment,
      sendMailPer10Minutes: 10_000,
      sendMailAllPer10Minutes: 100_000,
      mailsPerRecipientPerDay: 100_000,
      leastOpenMs: 0,
      ...settings,
    },
    logger,
    now,
  };
  const app = await buildApp({ ...dependencies, ...replace?.(dependencies, payload) });
  await app.ready();
  let drawer: Drawer | undefined;
  let client: Renderer | undefined;
  let renderer: SiteRenderer | undefined;

  async function close(): Promise<void> {
    await renderer?.stop();
    await app.close();
    await pictures.close();
    // A mail server waits ten seconds for a connection that is left open.
    sending.close?.();
    await traces?.close();
    await payload.destroy();
    if (keptDir === undefined) await endData(dataDir);
  }

  async function startRendering(fillContent: (payload: Payload) => Promise<void>): Promise<void> {
    await fillContent(payload);
    const hostUrl = await app.listen({ port: 0, host: '127.0.0.1' });
    renderer = await startSiteRenderer(dataDir, hostUrl, environment);
    const onFault = (error: unknown) => dependencies.logger.error({ err: error }, 'a page could not be drawn');
    client = openRendererClient(renderer.socketPath);
    drawer = openDrawer({ renderer: client, onFault });
  }

  if (fill) {
    await startRendering(fill).catch(async (error: unknown) => {
      // Nobody else could end it: its test never gets the host.
      await close();
      throw error;
    });
  }
  return {
    app,
    renderer,
    traces,
    payload,
    environment,
    dataDir,
    log,
    outbox,
    async deliver() {
      await outbox.deliverDue();
    },
    clock,
    close,
  };
}

/** Takes away the data that were kept from host to host. */
export async function endData(dataDir: string): Promise<void> {
  await endHomeDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTraces } from '@frontage/traces/loadTraces.ts';
import type { Traces } from '@frontage/traces/spans.ts';
import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { pino } from 'pino';
import { isPostgres } from '../database/sidePool.ts';
import { runMigrations } from '../database/upgradeSchema.ts';
import type { Mailer } from '../delivery/Mailer.ts';
import { type Outbox, openOutbox } from '../delivery/openOutbox.ts';
import { openSharedFiles } from '../files/sharedFiles.ts';
import { createReadiness } from '../health/readiness.ts';
import { buildApp } from '../host/app.ts';
import { type AppDependencies, compose } from '../host/compose.ts';
import { openDelivery, openMailer } from '../host/openDelivery.ts';
import { type Environment, readEnvironment } from '../hostEnvironment.ts';
import { privateLogging } from '../logging/privateLogging.ts';
import { openPayload } from '../open.ts';
import { openRendererClient, type Renderer } from '../publishing/rendererClient.ts';
import type { Filling } from './databases.ts';
import { endHomeDatabase, openHomeDatabase } from './openHomeDatabase.ts';
import { type SiteRenderer, startSiteRenderer } from './siteRenderer.ts';

export interface TestHost {
  app: FastifyInstance;
  payload: Payload;
  environment: Environment;
  dataDir: string;
  /** What the app logged, one JSON object per line. */
  log: string[];
  /** Nothing is delivered unless a test does it. */
  outbox: Outbox;
  /** Tries all due deliveries once, as the worker of a host does. */
  deliver(): Promise<void>;
  /** The clock of the app, which tests may set. */
  clock: { now: Date };
  /** Undefined if the variables name no collector. */
  traces: Traces | undefined;
  /** What visitors did and is still to be written. */
  visits: AppDependencies['visits'];
  /** Undefined if the host was not filled: then no page can be drawn. */
  renderer: SiteRenderer | undefined;
  close(): Promise<void>;
}

export interface TestHostOptions {
  /**
   * The initial content, filled in once for all hosts of a process that name the same function; on SQLite its pictures
   * have no files. A real renderer draws the pages from it.
   */
  filling?: Filling;
  /** Fills in more content once the host exists. Pages are drawn then too. */
  fill?: (payload: Payload) => Promise<void>;
  settings?: Partial<AppDependencies['settings']>;
  /** Replaces single adapters. */
  replace?: (dependencies: AppDependencies, payload: Payload) => Partial<AppDependencies>;
  mailer?: (environment: Environment) => Mailer;
  /** Environment variables, as an operator sets them. */
  variables?: Record<string, string>;
  /** The data folder of an earlier host, which is kept at the end; otherwise a new one. */
  dataDir?: string;
  /** ms for which a local file is assumed to be the same as in the bucket. */
  filesRestMs?: number;
}

/** Opens the whole public host with a real, migrated database and its own folder. It only listens if it is filled. */
export async function openTestHost({
  filling,
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
    ...(await openHomeDatabase(dataDir, filling)),
    ...variables,
  });
  const { cms } = environment;
  mkdirSync(cms.mediaDir, { recursive: true });
  const files = openSharedFiles(cms, { restMs: filesRestMs });
  const clock = { now: new Date() };
  const now = () => clock.now;
  const payload = await openPayload({ environment: cms });
  await runMigrations(payload);
  if (isPostgres(payload.db)) await filling?.(payload);
  const sending = mailer?.(environment) ?? openMailer(environment);
  const log: string[] = [];
  const logger = pino({ ...privateLogging, level: 'info' }, { write: (line: string) => void log.push(line) });
  const traces = await loadTraces(environment.traces, { restMs: 50, report: (line) => logger.warn(line) });
  const outbox = openOutbox({
    payload,
    deliver: openDelivery(environment, sending, now, traces?.begin),
    now,
    onFault: (error) => {
      throw error;
    },
  });
  let client: Renderer | undefined;
  const composed = await compose({
    payload,
    environment,
    files,
    // The renderer starts once the host can serve content.
    renderer: {
      draw: async (request) => client?.draw(request),
      preview: async (request) => client?.preview(request),
    },
    now,
    logger,
  });
  const companyName = 'Wharfside';
  const sender = async () => ({ companyName, addressLine: `${companyName}, Boompjes 40, Rotterdam` });
  const dependencies: AppDependencies = {
    ...composed,
    sender,
    social: { ...composed.social, sender },
    countryOf: async () => ({ outcome: 'found', country: 'NL' }),
    readiness: createReadiness([], { now, logger }),
    trace: traces?.begin,
    settings: {
      ...environment,
      sendMailPer10Minutes: 10_000,
      sendMailAllPer10Minutes: 100_000,
      mailsPerRecipientPerDay: 100_000,
      leastOpenMs: 0,
      newsletterAnswerMs: 0,
      ...settings,
    },
  };
  const app = await buildApp({ ...dependencies, ...replace?.(dependencies, payload) });
  await app.ready();
  let renderer: SiteRenderer | undefined;

  async function close(): Promise<void> {
    await renderer?.stop();
    await app.close();
    // A mail server waits ten seconds for an open connection.
    sending.close?.();
    await traces?.close();
    await payload.destroy();
    if (keptDir === undefined) await endData(dataDir);
  }

  async function startRendering(): Promise<void> {
    await fill?.(payload);
    const hostUrl = await app.listen({ port: 0, host: '127.0.0.1' });
    renderer = await startSiteRenderer(dataDir, hostUrl, environment);
    client = openRendererClient(renderer.socketPath);
  }

  if (filling || fill) {
    await startRendering().catch(async (error: unknown) => {
      // Nothing else could close it: its test never gets the host.
      await close();
      throw error;
    });
  }
  return {
    app,
    renderer,
    traces,
    visits: composed.visits,
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

/** Removes the data that were kept from host to host. */
export async function endData(dataDir: string): Promise<void> {
  await endHomeDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

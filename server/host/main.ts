import { mkdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { collectGarbage, manyPages } from '@frontage/contract/collectGarbage.ts';
import { endOnWrongSettings, endProcess } from '@frontage/contract/wrongSettings.ts';
import { loadTraces } from '@frontage/traces/loadTraces.ts';
import { pino } from 'pino';
import { keepWatchingEntries } from '../booking/watchEntries.ts';
import { openCdn } from '../cdn/openCdn.ts';
import { openCrm } from '../crm/crmChannels.ts';
import { keepFollowingDeals } from '../crm/followDeals.ts';
import { requireVersion } from '../database/upgradeSchema.ts';
import { inDataDirectory } from '../dataDirectory.ts';
import { openOutbox } from '../delivery/openOutbox.ts';
import { watchOutbox } from '../delivery/outboxWatch.ts';
import { startWorker } from '../delivery/worker.ts';
import { keepFiles } from '../files/keepFiles.ts';
import { sharedFilesOf } from '../files/sharedFiles.ts';
import { createReadyParts, watchDescriptors } from '../health/createReadyParts.ts';
import { createReadiness } from '../health/readiness.ts';
import { untilWritable, writeTo } from '../health/writeTo.ts';
import { holdWebsite } from '../holdDirectory.ts';
import { type Environment, omissionsOf, readEnvironment } from '../hostEnvironment.ts';
import { keepFetching } from '../inbox/fetchMails.ts';
import { openReceiveMail } from '../inbox/receiveMail.ts';
import { keepTellingOfAnswers } from '../inbox/tellOfAnswers.ts';
import { readHandedSockets } from '../listening.ts';
import { privateLogging } from '../logging/privateLogging.ts';
import { keepMoments } from '../moments/keepMoments.ts';
import { openPayload } from '../open.ts';
import { keepTerms } from '../privacy/retention/removeDue.ts';
import { openRendererEnds } from '../processes/processNotes.ts';
import { createPayloadPublication } from '../publishing/payloadPublication.ts';
import { keepPublished } from '../publishing/publisher.ts';
import { openRendererClient } from '../publishing/rendererClient.ts';
import { keepAppointments } from '../publishing/schedule.ts';
import { openShared } from '../publishing/sharing/openSharing.ts';
import { signsByAnother } from '../readOrMakeSecret.ts';
import type { Repeated } from '../repeat.ts';
import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { listen } from './listen.ts';
import { openDelivery, openMailer } from './openDelivery.ts';
import { checkSelfTest } from './selfTest/keepTesting.ts';
import { startSelfTest } from './selfTest/startSelfTest.ts';

const otherSecret =
  'whoever served this database last signed by another secret: links in their emails are refused here, and forms of one host wait in quarantine at the other. Give all hosts one PAYLOAD_SECRET, and the same file DATA_DIR/secrets/backend-secret or none';

/** ms after which the visitors who waited for this start have their answers. */
const collectAfterMs = 5_000;

await endOnWrongSettings(async () => serve(readEnvironment()));

async function serve(environment: Environment): Promise<void> {
  const { cms } = environment;
  const steps = timeSteps();
  steps.end('modules');
  const hold = inDataDirectory(cms.dataDir, () => holdWebsite(cms.dataDir));
  const logger = pino({ ...privateLogging, level: environment.logLevel });
  if (!hold) logger.error('another website works on DATA_DIR, and counts limits for itself: end one of them');
  for (const omission of omissionsOf(environment)) logger.warn(omission);
  const failing = (what: string) => (error: unknown) => logger.error({ err: error }, what);
  const now = () => new Date();
  const mailer = openMailer(environment);
  const readOnly = await writeTo(cms.dataDir).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const payload = await openPayload({ environment: cms });
  await requireVersion(payload);
  steps.end('database');
  if (await signsByAnother(payload, environment.secret)) logger.error(otherSecret);
  const files = sharedFilesOf(cms);
  mkdirSync(cms.mediaDir, { recursive: true });
  const renderer = openRendererClient(environment.rendererSocket, openRendererEnds(cms.dataDir));
  // The metrics are loaded only if somebody reads them.
  const metrics = environment.metrics && (await import('../metrics/openMetrics.ts')).createMetrics();
  const traces = await loadTraces(environment.traces, { report: (line) => logger.warn(line) });
  const composed = await compose({
    payload,
    environment,
    files,
    renderer,
    measureSpeed: metrics?.speed,
    now,
    logger,
  });
  const { bookings, releases, uploads } = composed;
  steps.end('parts');
  const watch = watchOutbox({ payload, mailer, mail: environment.mail, adminUrl: cms.adminUrl, now, logger });
  const cdn = openCdn({ environment, now, logger });
  const shared = openShared({ payload, bucket: files.bucket, releases: cdn.releases, environment, now, logger });
  const parts = createReadyParts({
    payload,
    dataDir: cms.dataDir,
    releases,
    renderer,
    checkSelfTest: environment.selfTestUrl === undefined ? undefined : () => checkSelfTest(payload),
    bucket: files.bucket,
    cdnFailsForMs: cdn.failsForMs,
    sharingFailsForMs: shared?.sharing.failsForMs,
    isDelivering: watch.isMoving,
    now,
  });
  let isEnding = false;
  const readiness = createReadiness(parts, { now, logger, isEnding: () => isEnding });
  const watched = { readiness, isEnding: () => isEnding, measure: metrics?.request, trace: traces?.begin };
  const app = await buildApp({ ...composed, ...watched });
  steps.end('routes');
  const outbox = openOutbox({
    ...{ payload, deliver: openDelivery(environment, mailer, now, traces?.begin), now },
    onFault: failing('the outbox failed'),
  });
  const worker = startWorker(outbox, failing('the outbox failed'));
  const followed = { crm: openCrm(environment)(payload), siteUrl: environment.siteUrl, now };
  const calls = { payload, store: bookings, backendUrl: environment.backendUrl, now };
  const moments = keepMoments({ environment: cms, now, logger });
  const background = [
    keepAppointments(payload, failing('what is to be published at an hour could not be looked at')),
    keepTellingOfAnswers(payload, now, failing('answers that are due could not be looked at')),
    keepWatchingEntries(calls, failing('calls in calendars could not be looked at')),
    keepFollowingDeals(payload, followed, failing('the CRM could not be asked how deals ended')),
    keepTerms({ payload, folders: cms, now, logger }),
    watchDescriptors(failing('no file can be opened: new visitors are cut off while no descriptors are left')),
    keepFiles({ payload, files, now, logger }),
    moments,
  ];

  const imapUrl = environment.inbound?.imapUrl;
  const fetching =
    imapUrl === undefined
      ? undefined
      : keepFetching({ imapUrl, uploads, receive: openReceiveMail(payload, environment, now) }, (reason) =>
          logger.error({ reason }, 'emails could not be fetched'),
        );

  const publishing = keepPublished({
    publication: createPayloadPublication(payload),
    releases: cdn.releases,
    renderer,
    sharing: shared?.sharing,
    hearing: shared?.hearing,
    now,
    measure: metrics?.publication,
    trace: traces?.begin,
    published: ({ rendered }) => {
      if (rendered >= manyPages) collectGarbage();
    },
    // Operators need these lines, whatever the log level.
    report: (line) => console.log(line),
    onFault: failing('what is published could not be looked at'),
  });

  const sources = {
    payload,
    cms,
    longestWaitMs: watch.longestWaitMs,
    momentsHoldUntil: moments?.holdUntil,
    readiness,
  };
  const measured = environment.metrics && (await metrics?.serve(environment.metrics, sources));
  steps.end('background');

  let testing: Repeated | undefined;

  async function end(): Promise<void> {
    // systemd may signal every process, and our supervisor signals once more: a second signal must not cut anything
    // short.
    if (isEnding) return;
    isEnding = true;
    await pause(environment.drainMs);
    // Visitors first: everyone who was let in gets an answer, however long the rest takes.
    await app.close();
    measured?.close();
    await testing?.stop();
    for (const one of [publishing, shared?.hearing, cdn, fetching, watch, worker, ...background]) await one?.stop();
    mailer.close?.();
    await traces?.close();
    await payload.destroy();
    endProcess(0);
  }
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
  const { host, port } = environment;
  await listen(app, { host, port }, readHandedSockets(process.env));
  steps.end('listening');
  logger.info({ ms: steps.ms }, 'the website has started');
  if (readOnly) {
    logger.error({ err: readOnly.error }, 'DATA_DIR cannot be written: pages are served, and nothing is taken');
    // SQLite opened its file read-only, and it stays so until it is reopened.
    void untilWritable(cms.dataDir).then(end);
  }
  setTimeout(collectGarbage, collectAfterMs).unref();
  // A process that is killed does not save its compile cache for the next start.
  flushCompileCache();
  testing = startSelfTest({ environment, payload, mailer, now, logger });
}

/**
 * Times the steps since this process began: visitors of a killed website wait until its next start is done. The first
 * begins with the process, before any of our code is loaded.
 */
function timeSteps() {
  /** By step, and in `all`. */
  const ms: Record<string, number> = {};
  let last = 0;
  return {
    ms,
    end(step: string): void {
      const at = performance.now();
      ms[step] = Math.round(at - last);
      ms.all = Math.round(at);
      last = at;
    },
  };
}

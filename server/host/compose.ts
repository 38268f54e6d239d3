import { join } from 'node:path';
import type { BeginSpan } from '@frontage/traces/spans.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { createBookingStore } from '../booking/BookingStore.ts';
import { openHolds } from '../booking/holds.ts';
import { createContentStore } from '../content/ContentStore.ts';
import { findKeptRates, readCurrency } from '../content/findKeptRates.ts';
import { createCountryLookup } from '../content/geo.ts';
import { readCompany } from '../delivery/mails/senderOf.ts';
import { createDownloadStore } from '../documents/DownloadStore.ts';
import { openDrawer } from '../drawing/Drawer.ts';
import { adminOriginsOf } from '../environment.ts';
import type { SharedFiles } from '../files/sharedFiles.ts';
import { createAdditionStore } from '../forms/AdditionStore.ts';
import { openUploads } from '../forms/files/uploads.ts';
import type { FormDoorOptions } from '../forms/formDoor.ts';
import { createLeadStore } from '../forms/LeadStore.ts';
import { readOwnForm } from '../forms/readForms.ts';
import { readSiteWords } from '../forms/readSiteWords.ts';
import type { Readiness } from '../health/readiness.ts';
import type { Environment } from '../hostEnvironment.ts';
import { openInbound } from '../inbox/serveInboundMail.ts';
import { limitsOf } from '../limits/limits.ts';
import { memoiseFor } from '../memoiseFor.ts';
import type { MeasureRequest } from '../metrics/measureRequests.ts';
import type { MeasureSpeed } from '../metrics/openMetrics.ts';
import { createSubscriberStore } from '../newsletter/SubscriberStore.ts';
import { createPreviewLinks } from '../preview/previewLinks.ts';
import { createConsentStore } from '../privacy/consent/recordConsent.ts';
import type { Renderer } from '../publishing/rendererClient.ts';
import { openReleases } from '../publishing/servedReleases.ts';
import { createPayloadRedirects } from '../redirects/redirectPath.ts';
import { type CountedReport, countReport } from '../reports/countReport.ts';
import { createFollowShortLink } from '../shortLinks/serveShortLinks.ts';
import { drawApart } from '../social/socialPictures.ts';
import { openSpeedCount } from '../speed/recordSpeed.ts';
import { createPayloadFormerPictures } from '../staticFiles/serveMedia.ts';
import { openVisitCounts } from '../visits/visitCounts.ts';
import { openLinks } from './openLinks.ts';
import { drawSampleMail } from './samples/drawSampleMail.ts';

/** ms for which the company's name is cached: emails and pictures ask for it each time. */
const memoisedNameMs = 5_000;

/** The stores of what visitors leave behind. Visitors' clicks and the orders of sales use the same ones. */
export function openStores(payload: Payload, { cms, mail }: Pick<Environment, 'cms' | 'mail'>) {
  return {
    leads: createLeadStore(payload),
    additions: createAdditionStore(payload),
    bookings: createBookingStore(payload, { ...mail, adminUrl: cms.adminUrl }),
    downloads: createDownloadStore(payload, cms),
    subscribers: createSubscriberStore(payload, mail.from),
  };
}

interface ComposeOptions {
  payload: Payload;
  environment: Environment;
  files: SharedFiles;
  renderer: Pick<Renderer, 'draw' | 'preview'>;
  measureSpeed?: MeasureSpeed | undefined;
  now: () => Date;
  logger: FastifyBaseLogger;
}

/** The environment. What operators cannot set has its usual value where it is left out. */
interface HostSettings extends Environment {
  /** ms for which a form must have been open; half a second if left out. */
  leastOpenMs?: number | undefined;
  /** ms that an answer to a newsletter sign-up takes; a quarter of a second if left out. */
  newsletterAnswerMs?: number | undefined;
  /** Largest size of one uploaded file in bytes, inclusive; the contract's limit if left out. */
  fileBytes?: number | undefined;
  /** ms for which a request body may stall before it is cut off; 30,000 if left out. */
  bodyIdleMs?: number | undefined;
}

/** What a host is made of, with what watches over it. */
export interface AppDependencies extends Awaited<ReturnType<typeof compose>> {
  readiness: () => Promise<Readiness>;
  /** Whether the host is about to close; never if left out. */
  isEnding?: () => boolean;
  measure?: MeasureRequest | undefined;
  /** Begins the span of each request; undefined if nothing is traced. */
  trace?: BeginSpan | undefined;
}

/** Wires a host's dependencies as the environment says. Nothing else decides that. */
export async function compose(options: ComposeOptions) {
  const { environment, files, logger, measureSpeed, now, payload, renderer } = options;
  const { cms, secret, siteUrl } = environment;
  const settings: HostSettings = environment;
  const uploads = await openUploads(cms.uploadsDir, files);
  const sender = async (page?: string) => (await readCompany(payload)).at(page).sender;
  return {
    ...openStores(payload, environment),
    content: createContentStore(payload),
    consents: createConsentStore(payload),
    holds: openHolds(payload, now),
    links: openLinks(secret, now),
    limits: limitsOf(payload),
    countSpeed: openSpeedCount(payload, { environment, now, measure: measureSpeed }),
    countReport: (report: CountedReport) => countReport(payload, report, now()),
    visits: environment.countsVisits
      ? openVisitCounts(payload, { now, onFault: (error) => logger.error({ err: error }, 'visits wait to be counted') })
      : undefined,
    uploads,
    releases: openReleases(environment.releasesDir),
    draw: openDrawer({
      draw: (request) => renderer.draw(request),
      onFault: (error) => logger.error({ err: error }, 'a page could not be drawn'),
    }),
    preview: {
      adminOrigins: adminOriginsOf(cms),
      draw: renderer.preview,
      email: (id: number, typed: unknown) =>
        drawSampleMail(payload, { id, siteUrl, adminUrl: cms.adminUrl, now: now(), typed }),
      links: createPreviewLinks(cms, now),
    },
    adminUrl: cms.adminUrl,
    keptRates: (version: string) => findKeptRates(payload, version),
    currency: () => readCurrency(payload),
    inbound: openInbound(payload, environment, { now, uploads }),
    ownForm: (...asked: Parameters<FormDoorOptions['ownForm']>) => readOwnForm(payload, ...asked),
    siteWords: () => readSiteWords(payload),
    redirects: createPayloadRedirects(payload, now),
    followShortLink: createFollowShortLink(payload, now),
    formerPictures: createPayloadFormerPictures(payload, now),
    mediaDir: cms.mediaDir,
    files,
    sender,
    social: {
      sender: memoiseFor(memoisedNameMs, now, () => sender()),
      directory: join(cms.dataDir, 'social'),
      draw: drawApart,
    },
    countryOf: createCountryLookup({
      service: environment.geo,
      now,
      onFault: (reason) => logger.warn({ reason }, 'the country of a visitor is not known'),
    }),
    secret,
    settings,
    logger,
    now,
  };
}

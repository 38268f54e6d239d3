import { maxFileBytes } from '@frontage/contract/contact/limits.ts';
import type { FastifyInstance } from 'fastify';
import { serveBooking } from '../booking/serveBooking.ts';
import { serveContentApi } from '../content/serveContentApi.ts';
import { serveDownloads } from '../documents/serveDownloads.ts';
import { createFormTokens } from '../forms/formToken.ts';
import { createHandles } from '../forms/handles.ts';
import { createProofOfWork } from '../forms/proofOfWork.ts';
import { receiveRequests } from '../forms/receiveRequests.ts';
import { serveEstimateBill } from '../forms/serveEstimateBill.ts';
import { serveUpdate } from '../forms/serveUpdate.ts';
import { serveVisitorCalls } from '../forms/serveVisitorCalls.ts';
import { createFloodGauge } from '../guards/rate.ts';
import { createRecipientLimit } from '../guards/recipients.ts';
import { createRehearsals, makeForgetful } from '../guards/rehearsal.ts';
import type { ServedAt } from '../http/servedAt.ts';
import { serveSubscribe } from '../newsletter/serveSubscribe.ts';
import { recordConsent } from '../privacy/consent/recordConsent.ts';
import { recordReports } from '../reports/recordReports.ts';
import { serveShortLinks } from '../shortLinks/serveShortLinks.ts';
import { recordSpeed } from '../speed/recordSpeed.ts';
import type { AnswerPage } from '../staticFiles/servePages.ts';
import type { AppDependencies } from './compose.ts';

interface CallsDependencies extends AppDependencies {
  answerPage: AnswerPage;
  isPage: (path: string) => boolean;
  now: () => Date;
  servedAt: ServedAt;
}

/**
 * Registers the calls that pages make: content, what a form needs before it is sent, browsers' reports, and all forms.
 */
export async function registerCalls(calls: FastifyInstance, dependencies: CallsDependencies): Promise<void> {
  const { answerPage, isPage, limits, now, secret, servedAt, settings } = dependencies;
  const { allowedOrigins, backendUrl, fileBytes = maxFileBytes } = settings;
  const tokens = createFormTokens(secret, now);
  const proofOfWork = settings.proofOfWork ? createProofOfWork(secret, limits, now) : undefined;
  await calls.register(serveContentApi, {
    prefix: '/wp-json',
    content: dependencies.content,
    namespace: settings.namespace,
    backendUrl,
    siteUrl: settings.siteUrl,
    now,
  });
  await calls.register(serveVisitorCalls, { tokens, countryOf: dependencies.countryOf, proofOfWork, servedAt });
  await calls.register(recordConsent, { store: dependencies.consents, limits, allowedOrigins, now });
  await calls.register(recordSpeed, { count: dependencies.countSpeed, limits, allowedOrigins });
  await calls.register(recordReports, { count: dependencies.countReport, isPage, limits, allowedOrigins });

  await calls.register(serveShortLinks, { follow: dependencies.followShortLink, limits, answerPage });

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
    uploads: dependencies.uploads,
    draw: dependencies.draw,
    allowedOrigins,
    requestsPer10Minutes: settings.sendMailPer10Minutes,
  };
  const { additions, bookings, downloads, holds, leads, links, sender, subscribers } = dependencies;
  const handles = createHandles(secret, now);
  const files = { maxBytes: fileBytes, isHeld: (storageName: string) => leads.holdsFile(storageName) };
  const { currency, keptRates } = dependencies;
  await calls.register(receiveRequests, {
    ...forms,
    store: makeForgetful(leads),
    handles,
    links: links.downloads,
    downloads,
    keptRates,
    currency,
    files,
  });
  await calls.register(serveEstimateBill, { ...forms, flood: undefined, isPage });
  await calls.register(serveUpdate, { ...forms, store: additions, handles, answerPage, files });
  const store = makeForgetful(bookings);
  await calls.register(serveBooking, {
    ...forms,
    store,
    links: links.bookings,
    holds,
    handles,
    backendUrl,
    answerPage,
  });
  await calls.register(serveSubscribe, {
    ...forms,
    store: makeForgetful(subscribers),
    links: links.newsletter,
    secret,
    backendUrl,
    sender,
    answerTakesMs: settings.newsletterAnswerMs,
  });
  await calls.register(serveDownloads, {
    ...{ now, draw: dependencies.draw, links: links.downloads, library: dependencies.files },
    store: downloads,
  });
}

import { join } from 'node:path';
import {
  buildConfig,
  type CollectionConfig,
  type EmailAdapter,
  type GlobalConfig,
  type SanitizedConfig,
} from 'payload';
import sharp from 'sharp';
import { never } from '../access/access.ts';
import { nameLocks } from '../accounts/nameLocks.ts';
import { secondFactors } from '../accounts/secondFactor/secondFactors.ts';
import { auditTrail } from '../audit/auditTrail.ts';
import { withAudit, withGlobalAudit } from '../audit/withAudit.ts';
import { answerTemplates } from '../collections/answerTemplates.ts';
import { articles } from '../collections/articles.ts';
import { bookings } from '../collections/bookings.ts';
import { categories } from '../collections/categories.ts';
import { companies } from '../collections/companies.ts';
import { consentNotes } from '../collections/consentNotes.ts';
import { consents } from '../collections/consents.ts';
import { deals } from '../collections/deals.ts';
import { deliveries } from '../collections/deliveries.ts';
import { documents } from '../collections/documents.ts';
import { events } from '../collections/events.ts';
import { forms } from '../collections/forms.ts';
import { glossary } from '../collections/glossary.ts';
import { imports } from '../collections/imports.ts';
import { leadFiles } from '../collections/leadFiles.ts';
import { leadMessages } from '../collections/leadMessages.ts';
import { leadNotes } from '../collections/leadNotes.ts';
import { leads } from '../collections/leads.ts';
import { mails } from '../collections/mails.ts';
import { media } from '../collections/media.ts';
import { notes } from '../collections/notes.ts';
import { offices } from '../collections/offices.ts';
import { pages } from '../collections/pages.ts';
import { persons } from '../collections/persons.ts';
import { redirects } from '../collections/redirects.ts';
import { removals } from '../collections/removals.ts';
import { reviews } from '../collections/reviews.ts';
import { subscribers } from '../collections/subscribers.ts';
import { tags } from '../collections/tags.ts';
import { users } from '../collections/users.ts';
import { webhooks } from '../collections/webhooks.ts';
import { openDatabase } from '../database/database.ts';
import { adminOriginsOf, type Environment, readEnvironment } from '../environment.ts';
import { sharedFilesOf } from '../files/sharedFiles.ts';
import { booking } from '../globals/booking.ts';
import { publication } from '../globals/publication.ts';
import { retention } from '../globals/retention.ts';
import { siteSettings } from '../globals/siteSettings.ts';
import { levelsOfRefusals, privateLogging } from '../logging/privateLogging.ts';
import type { Config as Generated } from '../payload-types.ts';
import { createPreviewLinks } from '../preview/previewLinks.ts';
import { withPreview, withSettingsPreview } from '../preview/withPreview.ts';
import { changes } from '../publication/changes.ts';
import { publicationEndpoints } from '../publication/publicationEndpoints.ts';
import { releases } from '../publication/releases.ts';
import { usesEndpoint } from '../references/usesEndpoint.ts';
import { removeDemoEndpoint } from '../seed/removeDemoEndpoint.ts';
import { targetEndpoints } from '../targets/targetEndpoints.ts';
import { withTrash } from '../trash/withTrash.ts';
import { versionWords } from '../versions/versionWords.ts';
import { withGlobalHeldRefusals, withHeldRefusals } from './withHeldRefusals.ts';

declare module 'payload' {
  export interface GeneratedTypes extends Generated {}
}

export interface ConfigOptions {
  /** Parsed already; by default read from the process. */
  environment?: Environment;
}

/** The configuration of Payload, for the admin, the backend and the scripts alike. */
export async function createConfig(options: ConfigOptions = {}): Promise<SanitizedConfig> {
  const environment = options.environment ?? readEnvironment();
  const { documentsDir, mailboxDir, mediaDir, payloadSecret, rootDir, smtpUrl, uploadsDir } = environment;
  const files = sharedFilesOf(environment);
  const links = createPreviewLinks(environment);
  const config = await buildConfig({
    secret: payloadSecret,
    db: await openDatabase(environment),
    collections: [
      withAudit(withTrash(withPreview(pages, links))),
      withAudit(forms),
      withAudit(redirects),
      withAudit(withTrash(withPreview(articles, links))),
      withAudit(categories),
      withAudit(withTrash(tags)),
      withAudit(withTrash(glossary)),
      withAudit(withTrash(offices)),
      withAudit(withTrash(events)),
      withAudit(withTrash(reviews)),
      withAudit(withTrash(media(mediaDir, files))),
      withAudit(withTrash(documents(documentsDir, files))),
      imports,
      changes,
      releases,
      leads,
      leadMessages,
      leadNotes,
      leadFiles(uploadsDir, files),
      withAudit(answerTemplates),
      bookings,
      subscribers,
      mails({ mailboxDir, smtpUrl }),
      deliveries(smtpUrl),
      deals,
      persons,
      companies,
      notes,
      withAudit(webhooks),
      consents,
      consentNotes,
      removals(environment),
      withAudit(users(environment)),
      secondFactors,
      auditTrail,
    ].map((collection) => withHeldRefusals(withoutApiTab(collection))),
    // Read by our own code on the server; browsers get nothing of it.
    custom: { replicaUrl: environment.replicaUrl, valkeyUrl: environment.valkeyUrl },
    endpoints: [...publicationEndpoints, removeDemoEndpoint, usesEndpoint, ...targetEndpoints],
    globals: [
      withGlobalAudit(withSettingsPreview(siteSettings, links)),
      withGlobalAudit(booking),
      publication,
      withGlobalAudit(retention),
    ].map((config) => withGlobalHeldRefusals(withoutApiTab(config))),
    // What is published at an hour; Payload brings its task along.
    jobs: { access: { run: never, queue: never, cancel: never } },
    admin: {
      user: 'users',
      avatar: 'default',
      // Hours are chosen and named in a zone that is said, never in one that follows the browser.
      timezones: { defaultTimezone: 'UTC', supportedTimezones: ({ defaultTimezones }) => [utc, ...defaultTimezones] },
      // What the pages of the admin know of the environment.
      custom: { siteUrl: environment.siteUrl },
      meta: { titleSuffix: ' · Frontage', robots: 'noindex, nofollow' },
      importMap: {
        baseDir: join(rootDir, 'cms'),
        importMapFile: join(rootDir, 'cms/app/(payload)/admin/importMap.js'),
      },
      components: {
        graphics: {
          Logo: '/admin/identity/AgencyLogo.tsx#AgencyLogo',
          Icon: '/admin/identity/AgencyIcon.tsx#AgencyIcon',
        },
        beforeDashboard: [
          '/admin/dashboard/FirstSteps.tsx#FirstSteps',
          '/admin/dashboard/Today.tsx#Today',
          '/admin/publication/PublicationStatus.tsx#PublicationStatus',
        ],
        beforeNavLinks: ['/admin/brand/WebsiteLink.tsx#WebsiteLink', '/admin/inbox/InboxNav.tsx#InboxNav'],
        afterNavLinks: [
          '/admin/publication/HistoryNav.tsx#HistoryNav',
          '/admin/speed/SpeedNav.tsx#SpeedNav',
          '/admin/privacy/PrivacyNav.tsx#PrivacyNav',
        ],
        views: {
          login: { Component: '/admin/account/SignInView.tsx#SignInView', path: '/login', meta: { title: 'Log in' } },
          forgot: {
            Component: '/admin/account/ForgottenView.tsx#ForgottenView',
            path: '/forgot',
            meta: { title: 'Forgotten password' },
          },
          setPassword: {
            Component: '/admin/account/SetPasswordView.tsx#SetPasswordView',
            path: '/set-password',
            meta: { title: 'Choose your password' },
          },
          board: { Component: '/admin/inbox/BoardView.tsx#BoardView', path: '/board', meta: { title: 'Board' } },
          calls: {
            Component: '/admin/calls/CallsView.tsx#CallsView',
            path: '/calls',
            meta: { title: 'Calendar of calls' },
          },
          history: {
            Component: '/admin/publication/HistoryView.tsx#HistoryView',
            path: '/history',
            meta: { title: 'History of the site' },
          },
          speed: {
            Component: '/admin/speed/SpeedView.tsx#SpeedView',
            path: '/speed',
            meta: { title: 'Speed as visitors have it' },
          },
          person: {
            Component: '/admin/privacy/PersonView.tsx#PersonView',
            path: '/person',
            meta: { title: 'Find or erase a person' },
          },
        },
      },
    },
    // A cookie counts only for calls that these pages made.
    csrf: adminOriginsOf(environment),
    cors: [],
    graphQL: { disable: true },
    i18n: { translations: { en: { version: versionWords } } },
    telemetry: false,
    // Refusals are ordinary answers, not faults of the server.
    loggingLevels: levelsOfRefusals,
    email: withoutMail,
    sharp,
    upload: { limits: { fileSize: 20_000_000 } },
    typescript: { outputFile: join(rootDir, 'cms/payload-types.ts'), autoGenerate: false, declare: false },
    logger: { options: { ...privateLogging, level: process.env.LOG_LEVEL ?? 'warn' } },
  });
  return nameLocks(config);
}

/** Nobody who edits needs the answer of the API beside a form. */
function withoutApiTab<Form extends CollectionConfig | GlobalConfig>(form: Form): Form {
  return { ...form, admin: { ...form.admin, hideAPIURL: true } };
}

const utc = { label: '(UTC) Coordinated Universal Time', value: 'UTC' };

/** The CMS itself sends no mail: links to accounts and all that visitors get leave by the backend. */
const withoutMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'cms@localhost',
  defaultFromName: 'CMS',
  sendEmail({ subject }) {
    payload.logger.warn(`An email was not sent: ${subject ?? 'no subject'}. The CMS itself has no way out for emails.`);
    return Promise.resolve();
  },
});

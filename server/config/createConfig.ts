import { join } from 'node:path';
import { isOwnCollection } from '@frontage/kinds/kinds.ts';
import {
  buildConfig,
  type CollectionConfig,
  configToJSONSchema,
  type EmailAdapter,
  type FlattenedField,
  type GlobalConfig,
  type SanitizedConfig,
} from 'payload';
import { de } from 'payload/i18n/de';
import { en } from 'payload/i18n/en';
import sharp from 'sharp';
import { ownDrawingNames } from '../../registry/drawingNames.ts';
import { ownBlocks } from '../../registry/schemas.ts';
import { never } from '../access/access.ts';
import { viewTable } from '../access/accessTable.ts';
import { answer, getCall } from '../access/endpoints.ts';
import { shut } from '../access/shut.ts';
import { users } from '../accounts/collections/users.ts';
import { secondFactors } from '../accounts/secondFactor/factorStore.ts';
import { auditTrail } from '../audit/auditTrail.ts';
import { withAudit, withAuditByNumber, withGlobalAudit } from '../audit/withAudit.ts';
import { booking } from '../booking/collections/bookingGlobal.ts';
import { bookings } from '../booking/collections/bookings.ts';
import { utc } from '../clock/readAgencyZone.ts';
import { withClock, withGlobalClock } from '../clock/withClock.ts';
import { colleaguesEndpoints, tellHeld, withColleagues } from '../colleagues/colleagues.ts';
import { declaredCollections } from '../content/collections/addressed.ts';
import { articles } from '../content/collections/articles.ts';
import { events, offices, reviews } from '../content/collections/company.ts';
import { pages } from '../content/collections/pages.ts';
import { categories, glossary, tags } from '../content/collections/terms.ts';
import { translations } from '../content/collections/translations.ts';
import { xliffEndpoints } from '../content/xliff/xliffEndpoints.ts';
import { companies, deals, notes, persons } from '../crm/collections/records.ts';
import { openDatabase } from '../database/database.ts';
import { deliveries } from '../delivery/collections/deliveries.ts';
import { mails } from '../delivery/collections/mails.ts';
import { webhooks } from '../delivery/collections/webhooks.ts';
import { documents } from '../documents/collections/documents.ts';
import { adminOriginsOf, type Environment, readEnvironment } from '../environment.ts';
import type { PartsOf } from '../fields/uiFields.ts';
import { sharedFilesOf } from '../files/sharedFiles.ts';
import { forms } from '../forms/collections/forms.ts';
import { formVersions } from '../forms/formVersions.ts';
import { imports } from '../importing/collections/imports.ts';
import { importEndpoint } from '../importing/importEndpoint.ts';
import { answerTemplates } from '../inbox/answers/templates.ts';
import { leadFiles } from '../inbox/collections/leadFiles.ts';
import { leadMessages } from '../inbox/collections/leadMessages.ts';
import { leads } from '../inbox/collections/leads.ts';
import { leadNotes } from '../inbox/notes.ts';
import { turns } from '../inbox/owner.ts';
import { levelsOfRefusals, privateLogging } from '../logging/privateLogging.ts';
import { media } from '../media/collections/media.ts';
import { recordingFiles } from '../media/collections/recordingFiles.ts';
import { subscribers } from '../newsletter/collections/subscribers.ts';
import type { Config as Generated } from '../payload-types.ts';
import { createPreviewLinks } from '../preview/previewLinks.ts';
import { withPreview, withSettingsPreview } from '../preview/withPreview.ts';
import { consentNotes, consents, removals, retention } from '../privacy/collections.ts';
import { publicationEndpoints } from '../publishing/documentState.ts';
import { changes, publication, releases } from '../publishing/releases.ts';
import { readinessEndpoints } from '../readiness/checkReadiness.ts';
import { redirects } from '../redirects/collections/redirects.ts';
import { usesEndpoint } from '../references/keepUsed.ts';
import { removeDemoEndpoint } from '../seed/removeDemoEndpoint.ts';
import { siteSettings } from '../settings/collections/siteSettings.ts';
import { wordings } from '../settings/collections/wordings.ts';
import { shortLinks } from '../shortLinks/collections/shortLinks.ts';
import { targetEndpoints } from '../targets/findTargets.ts';
import { withTrash } from '../trash/withTrash.ts';
import { editedBy } from '../versions/drafts.ts';
import { versionWords, withGlobalVersions, withHistory, withVersions } from '../versions/withVersions.ts';
import { visitsEndpoint } from '../visits/readVisits.ts';
import { withHeldRefusals, withPlainTexts } from './eachCollection.ts';
import { generalWords, wordsOfFaults } from './generalWords.ts';
import { inGerman, speakConfig } from './speakConfig.ts';
import { tellPlaces, tellShortage } from './tellFaults.ts';

declare module 'payload' {
  export interface GeneratedTypes extends Generated {}
}

export interface ConfigOptions {
  /** Already parsed; read from the process by default. */
  environment?: Environment;
}

export const payloadsWords = { ...wordsOfFaults, version: versionWords, general: generalWords };

export async function createConfig(options: ConfigOptions = {}): Promise<SanitizedConfig> {
  const environment = options.environment ?? readEnvironment();
  const { documentsDir, mediaDir, payloadSecret, rootDir, smtpUrl } = environment;
  const files = sharedFilesOf(environment);
  const links = createPreviewLinks(environment);
  const kept = (collection: CollectionConfig) => withAudit(withTrash(collection));
  const versioned = (collection: CollectionConfig) => kept(withVersions(collection));
  const drafted = (collection: CollectionConfig) => kept(withColleagues(withPreview(collection, links)));
  const config = await buildConfig({
    secret: payloadSecret,
    custom: {
      calendarPrivateHosts: environment.calendarPrivateHosts,
      adminUrl: environment.adminUrl,
      mailTo: environment.mailTo,
    },
    db: await openDatabase(environment),
    collections: [
      drafted(pages),
      versioned(withColleagues(withPreview(forms, links))),
      formVersions,
      turns,
      versioned(redirects),
      kept(shortLinks),
      drafted(articles),
      ...declaredCollections.map(drafted),
      ...[categories, tags, glossary, offices, events, reviews].map(versioned),
      drafted(wordings),
      kept(withColleagues(translations)),
      kept(media(mediaDir, files)),
      kept(recordingFiles(mediaDir, files)),
      kept(documents(documentsDir, files)),
      imports,
      changes,
      releases,
      withAuditByNumber(leads),
      leadMessages,
      withAuditByNumber(leadNotes),
      leadFiles(files),
      versioned(answerTemplates),
      withAuditByNumber(bookings),
      withAuditByNumber(subscribers),
      mails({ smtpUrl }, files),
      deliveries(smtpUrl),
      ...[deals, persons, companies, notes].map(withAuditByNumber),
      withAudit(webhooks),
      consents,
      consentNotes,
      removals(environment),
      withAudit(users(environment)),
      secondFactors,
      auditTrail,
    ].map((collection) => withLongList(formed(withClock(collection), 'edit'))),
    // Read by our own code on the server; never sent to browsers.
    endpoints: [
      ...publicationEndpoints,
      ...readinessEndpoints,
      ...targetEndpoints,
      ...colleaguesEndpoints,
      importEndpoint(environment.dataDir),
      ...xliffEndpoints,
      removeDemoEndpoint,
      usesEndpoint,
      visitsEndpoint,
      // Shut by the table. Where there is none, Next's part of Payload (as of 3.90.2) adds its own, for anyone.
      getCall('/og', async () => answer(404, '')),
    ],
    globals: [
      withGlobalAudit(withColleagues(withSettingsPreview(siteSettings, links), 'elements')),
      withGlobalAudit(withGlobalVersions(booking)),
      publication,
      withGlobalAudit(withGlobalVersions(retention)),
    ].map((config) => formed(withGlobalClock(config), 'elements')),
    // Scheduled publications; Payload adds their task itself.
    jobs: { access: { run: never, queue: never, cancel: never } },
    admin: {
      user: 'users',
      avatar: 'default',
      // Times are chosen and shown in a named zone, never in one that follows the browser: the zone of the settings,
      // which pages of the admin set here (see tellZone).
      timezones: { defaultTimezone: 'UTC', supportedTimezones: ({ defaultTimezones }) => [utc, ...defaultTimezones] },
      // What the pages of the admin need from the environment.
      custom: { siteUrl: environment.siteUrl },
      // Without preview images: nobody shares these pages, and Payload's would have an address at localhost.
      meta: { titleSuffix: ' · Frontage', robots: 'noindex, nofollow', defaultOGImageType: 'off' },
      importMap: {
        baseDir: join(rootDir, 'server'),
        importMapFile: join(rootDir, 'server/app/(payload)/admin/importMap.js'),
      },
      components: {
        graphics: { Logo: '/accounts/admin/Door.tsx#AgencyLogo', Icon: '/accounts/admin/Door.tsx#AgencyIcon' },
        providers: [
          '/admin/words/SpokenWords.tsx#SpokenWords',
          '/admin/waking/SystemTheme.tsx#SystemTheme',
          '/admin/PatientPayload.tsx#PatientPayload',
          '/clock/admin/AgencyClock.tsx#AgencyClock',
        ],
        beforeDashboard: [
          '/dashboard/admin/Today.tsx#Today',
          '/dashboard/admin/FirstSteps.tsx#FirstSteps',
          '/dashboard/admin/Today.tsx#Outlook',
          '/publishing/admin/PublicationStatus.tsx#PublicationStatus',
        ],
        beforeNavLinks: ['/admin/menu/Menu.tsx#WebsiteLink', '/inbox/admin/InboxNav.tsx#InboxNav'],
        Nav: '/admin/menu/Menu.tsx#Menu',
        afterNavLinks: ['/admin/menu/Menu.tsx#MenuLinks'],
        views: Object.fromEntries(
          Object.entries(viewTable).map(([name, { Component, title }]) => [
            name,
            { Component, path: `/${name}` as const, meta: { title } },
          ]),
        ),
      },
    },
    // The cookie is accepted only on calls that these pages make.
    csrf: adminOriginsOf(environment),
    cors: [],
    graphQL: { disable: true },
    i18n: { supportedLanguages: { en, de }, translations: { en: payloadsWords, de: inGerman(payloadsWords) } },
    telemetry: false,
    hooks: { afterError: [tellHeld, tellPlaces, tellShortage] },
    // Refusals are ordinary answers, not faults of the server.
    loggingLevels: levelsOfRefusals,
    email: withoutMail,
    sharp,
    // Payload warns at its start without sharp, but would read foreign pictures in this process: see `takePicture`.
    onInit(payload) {
      Object.assign(payload.config, { sharp: undefined });
      // It looks up the first name of an address here: `/api/constructor` would be a collection without a configuration.
      Object.setPrototypeOf(payload.collections, null);
    },
    upload: { limits: { fileSize: mostMegabytes * 1_000_000 }, responseOnLimit: tooLarge },
    typescript: {
      outputFile: join(rootDir, 'server/payload-types.ts'),
      autoGenerate: false,
      declare: false,
      schema: [
        ({ config, i18n }) => withoutOwn(configToJSONSchema(withoutDrawings(config), config.db.defaultIDType, i18n)),
      ],
    },
    logger: { options: { ...privateLogging, level: environment.logLevel } },
  });
  // Payload offers what forms hide as columns and filters of lists: worth one are who wrote something last, when, and
  // what a file is.
  for (const { admin: list, flattenedFields } of config.collections)
    for (const { admin, name } of flattenedFields)
      if (admin?.hidden) {
        Object.assign(admin, { disableListFilter: !worthAFilter.includes(name) });
        if (!list.defaultColumns?.includes(name)) Object.assign(admin, { disableListColumn: true });
      }
  return speakConfig(shut(config));
}

const worthAFilter: readonly string[] = [
  ...[editedBy.name, 'createdAt', 'updatedAt', 'deletedAt'],
  ...['filename', 'mimeType', 'filesize', 'width', 'height'],
];

/**
 * The committed types are those of the core: what `own/` adds would change a file outside of it. Fields in which its
 * drawings are chosen are there only where it has one, and types of what is selected name them without their drawings.
 */
function withoutDrawings(config: SanitizedConfig): SanitizedConfig {
  const isOwn = (field: FlattenedField) =>
    field.type === 'select' &&
    field.options.every((option) => ownDrawingNames.some((name) => name === Object(option).value));
  const ofCore = <Holder extends { flattenedFields: FlattenedField[] }>(holder: Holder): Holder => ({
    ...holder,
    flattenedFields: holder.flattenedFields
      .filter((field) => !isOwn(field))
      .map((field) => {
        if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(ofCore) };
        return 'flattenedFields' in field ? ofCore(field) : field;
      }),
  });
  return { ...config, collections: config.collections.map(ofCore), typescript: { ...config.typescript, schema: [] } };
}

function withoutOwn<Schema>(schema: Schema): Schema {
  const isOwnName = (name: string) => isOwnCollection(name) || name in ownBlocks;
  const isOwn = (one: unknown): boolean => {
    if (typeof one === 'string') return isOwnName(one);
    const { $ref = '', properties } = Object(one) as { $ref?: string; properties?: Record<string, { const?: string }> };
    const names = [$ref.replace('#/definitions/', ''), properties?.blockType?.const, properties?.relationTo?.const];
    return names.some((name) => name !== undefined && isOwnName(name));
  };
  return JSON.parse(
    JSON.stringify(schema, (_key, value) => {
      if (Array.isArray(value)) return value.filter((one) => !isOwn(one));
      const isObject = typeof value === 'object' && value !== null;
      return isObject ? Object.fromEntries(Object.entries(value).filter(([name]) => !isOwn(name))) : value;
    }),
  ) as Schema;
}

const mostMegabytes = 20;
const tooLarge = `This file is larger than ${mostMegabytes} MB, which is the most that can be uploaded. Save it smaller.`;

/** Rows per page of a list: Payload's ten would hide two of the twelve forms on a second page. */
const usualRows = { defaultLimit: 25, limits: [10, 25, 50, 100] };

function withLongList(collection: CollectionConfig): CollectionConfig {
  return { ...collection, admin: { pagination: usualRows, ...collection.admin } };
}

/** What every form has; it has no tab with the API's answer, which no editor needs. */
function formed<Form extends CollectionConfig | GlobalConfig>(form: Form, of: PartsOf) {
  const held = withHeldRefusals(withPlainTexts(withHistory(form, of)), of);
  return { ...held, admin: { ...held.admin, hideAPIURL: true } };
}

/** The CMS itself sends no email: account links and everything for visitors are sent by the backend. */
const withoutMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'cms@localhost',
  defaultFromName: 'CMS',
  sendEmail({ subject }) {
    payload.logger.warn(`An email was not sent: ${subject ?? 'no subject'}. The CMS itself has no way out for emails.`);
    return Promise.resolve();
  },
});

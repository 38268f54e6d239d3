import { kindsWith } from '@frontage/kinds/kinds.ts';
import { type Role, roles } from './access.ts';

/** Who may ask: people who have signed in with one of the roles, or `anyone`. An empty list is nobody. */
export type Who = 'anyone' | readonly Role[];

/** What of a collection or a global is open, and to whom. What is not said is open to nobody. */
export interface Opening {
  /** Its list, its documents and their number. */
  read?: readonly Role[];
  create?: readonly Role[];
  duplicate?: readonly Role[];
  update?: readonly Role[];
  /** Into the trash where there is one; only admins delete permanently (see withTrash). */
  delete?: readonly Role[];
  /** Reading earlier states and bringing one back. */
  versions?: readonly Role[];
  calls?: Readonly<Record<string, Who>>;
}

const editors = ['admin', 'editor'] as const;
const sales = ['admin', 'sales'] as const;
const admins = ['admin'] as const;

const all = (who: readonly Role[]) => ({ read: who, create: who, duplicate: who, update: who, delete: who });
const editing = { read: roles, create: editors, update: editors, delete: editors, versions: editors } as const;
const content = { ...editing, duplicate: editors } as const;
const translated = {
  ...content,
  calls: { 'POST /:id/translate': editors, 'GET /:id/translations': roles, 'POST /:id/agree': editors },
} as const;
const nobody = [] as const;
const agreed = { create: [], calls: { 'GET /:id/translations': roles, 'POST /:id/agree': editors } } as const;
const named = { calls: { 'POST /:id/translate': editors, 'GET /:id/translations': roles } } as const;
const library = {
  ...content,
  versions: nobody,
  calls: { 'GET /file/:filename': roles, 'GET /paste-url/:id?': nobody },
} as const;
const sent = { read: sales, delete: admins } as const;
const crm = { ...sent, update: sales } as const;

/**
 * Everything of Payload that can be asked for from outside, and by whom; the rest is shut: shut.ts. Which rows and
 * fields somebody gets is narrowed further by the access of each collection. R59, R63.
 */
export const accessTable: Readonly<Record<'collections' | 'globals', Readonly<Record<string, Opening>>>> & {
  readonly calls: Readonly<Record<string, Who>>;
} = {
  collections: {
    pages: translated,
    articles: translated,
    ...Object.fromEntries(
      kindsWith('form').map(({ collection, ...kind }) => [collection, 'hasTwins' in kind ? translated : content]),
    ),
    categories: { ...content, ...named, create: admins, duplicate: admins, delete: admins },
    tags: { ...content, ...named },
    glossary: { ...content, ...named },
    offices: { ...content, calls: { ...named.calls, 'POST /order': editors } },
    events: { ...content, ...named },
    reviews: { ...content, ...named },
    redirects: { ...content, calls: { 'POST /import': editors, 'GET /export': editors } },
    'short-links': { ...content, versions: nobody },
    forms: { ...editing, calls: { ...translated.calls, 'POST /:id/sample': editors } },
    wordings: { ...editing, ...agreed },
    translations: { ...editing, ...agreed },
    media: library,
    documents: library,
    'recording-files': library,
    changes: { read: roles },
    releases: { read: roles },
    imports: { read: admins, delete: admins },

    leads: {
      ...crm,
      calls: {
        'GET /export': sales,
        'POST /:id/read': sales,
        'POST /:id/notes': sales,
        'POST /:id/answers': sales,
        'POST /:id/no-answer': sales,
      },
    },
    'lead-messages': sent,
    'lead-notes': sent,
    'lead-files': { ...sent, calls: { 'GET /:id/download': sales } },
    'answer-templates': { ...all(sales), versions: sales },
    bookings: {
      ...sent,
      calls: {
        'POST /:id/cancel': sales,
        'POST /:id/move': sales,
        'POST /:id/restore-entry': sales,
        'GET /:id/free': sales,
      },
    },
    subscribers: crm,
    mails: { ...sent, calls: { 'GET /:id/eml': sales } },
    deliveries: { ...sent, calls: { 'POST /:id/send-again': sales } },
    deals: crm,
    persons: crm,
    companies: crm,
    notes: crm,
    webhooks: all(admins),

    consents: { read: admins },
    'consent-notes': { read: roles },
    'form-versions': {},
    turns: {},
    removals: {
      read: admins,
      calls: { 'POST /person/find': admins, 'POST /person/export': admins, 'POST /person/erase': admins },
    },
    'audit-trail': { read: admins },

    users: {
      read: roles,
      create: admins,
      update: roles,
      delete: admins,
      calls: {
        'POST /login': 'anyone',
        'POST /forgot-password': 'anyone',
        'POST /reset-password': 'anyone',
        // Also asked to learn whether one is still signed in, and to leave a session that has expired.
        'GET /me': 'anyone',
        'POST /logout': 'anyone',
        'POST /refresh-token': roles,
        // The first account is made by the first start; nobody is locked out or verified by an email.
        'GET /init': nobody,
        'POST /first-register': nobody,
        'POST /unlock': nobody,
        'POST /verify/:id': nobody,
        'POST /sessions/end': roles,
        'POST /second-factor/begin': roles,
        'POST /second-factor/confirm': roles,
        'POST /second-factor/recovery-codes': roles,
        'POST /second-factor/end': roles,
        'POST /invite': admins,
        'POST /:id/send-link': admins,
        'POST /:id/sessions/end': admins,
        'POST /:id/second-factor/end': admins,
      },
    },
    // Their locks: only where one may change the document, and only in one's own name (see documentLocks).
    'payload-locked-documents': { read: roles, update: roles, delete: roles },
    // One's own, by their key.
    'payload-preferences': { calls: { 'GET /:key': roles, 'POST /:key': roles, 'DELETE /:key': nobody } },
    'second-factors': {},
    'payload-jobs': { calls: { 'GET /run': nobody, 'GET /handle-schedules': nobody } },
    'payload-kv': {},
    'payload-migrations': {},
  },
  globals: {
    'site-settings': {
      read: roles,
      update: editors,
      versions: editors,
      calls: {
        'POST /sample-email': editors,
        'GET /places': editors,
        'POST /translate': editors,
        'GET /translations': roles,
      },
    },
    booking: {
      read: roles,
      update: editors,
      versions: editors,
      calls: {
        'GET /calendars': editors,
        'GET /connect': editors,
        // Google and Microsoft lead there, so that the session does not come along: its own cookie says who began.
        'GET /connected': 'anyone',
      },
    },
    publication: { read: roles },
    retention: { read: admins, update: admins, versions: admins },
  },
  calls: {
    'GET /access': roles,
    // Payload's preview images, which no page of ours has.
    'GET /og': nobody,
    'GET /publication': roles,
    'GET /publication/site-settings': roles,
    'GET /publication/:collection/:id': roles,
    'POST /publication/hold': editors,
    'POST /publication/follow': editors,
    'POST /publication/render-again': admins,
    'GET /readiness/site-settings': roles,
    'GET /readiness/:collection/:id': roles,
    'GET /targets': roles,
    'GET /targets/at': roles,
    'GET /uses/:collection/:id': roles,
    'GET /visits': roles,
    'POST /colleagues/site-settings': roles,
    'DELETE /colleagues/site-settings': roles,
    'POST /colleagues/:collection/:id': roles,
    'DELETE /colleagues/:collection/:id': roles,
    'POST /import-wordpress': admins,
    'GET /xliff': editors,
    'POST /xliff': editors,
    'POST /demo/remove': admins,
  },
};

/** Pages of the admin besides Payload's forms and lists, at `/admin/<name>`, and for whom. */
export const viewTable = {
  board: { who: sales, title: 'Board', Component: '/inbox/admin/BoardView.tsx#BoardView' },
  calls: { who: sales, title: 'Calendar of calls', Component: '/booking/admin/CallsView.tsx#CallsView' },
  history: { who: roles, title: 'History of the site', Component: '/publishing/admin/HistoryView.tsx#HistoryView' },
  edit: { who: roles, title: 'Edit a page of the site', Component: '/publishing/admin/EditView.tsx#EditView' },
  coming: { who: editors, title: 'Scheduled', Component: '/publishing/admin/ComingView.tsx#ComingView' },
  visits: { who: roles, title: 'Visits', Component: '/visits/admin/VisitsView.tsx#VisitsView' },
  speed: { who: roles, title: 'Real-visitor speed', Component: '/speed/admin/SpeedView.tsx#SpeedView' },
  import: { who: admins, title: 'Import from WordPress', Component: '/importing/admin/ImportView.tsx#ImportView' },
  person: { who: admins, title: 'Find or erase a person', Component: '/privacy/admin/PersonView.tsx#PersonView' },
} as const satisfies Readonly<Record<string, { who: readonly Role[]; title: string; Component: string }>>;

/** What pages of the admin have the server do besides, each for people who have signed in. What is not said is shut. */
export const serverFunctionTable: Readonly<Record<string, 'open' | 'shut'>> = {
  'form-state': 'open',
  'get-default-layout': 'open',
  'get-upcoming-scheduled-publish': 'open',
  'render-document': 'open',
  'render-document-slots': 'open',
  'render-field': 'open',
  'render-list': 'open',
  'render-widget': 'open',
  'schedule-publish': 'open',
  slugify: 'open',
  'table-state': 'open',
  'copy-data-from-locale': 'shut',
  'get-folder-results-component-and-data': 'shut',
};

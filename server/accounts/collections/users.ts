import { createHash } from 'node:crypto';
import Bowser from 'bowser';
import type {
  CollectionAfterLoginHook,
  CollectionBeforeChangeHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { hasRole, never, only, roles } from '../../access/access.ts';
import { say } from '../../admin/say.ts';
import { noteEvent } from '../../audit/auditTrail.ts';
import type { Environment } from '../../environment.ts';
import { dayField } from '../../fields/chosenBy.ts';
import { row, uiField } from '../../fields/uiFields.ts';
import type { User } from '../../payload-types.ts';
import { markOwnPeople } from '../../visits/ownPeople.ts';
import {
  admitSignIn,
  checkNewPassword,
  checkOwnChange,
  forgetWrongSignIns,
  knownNetworksOf,
  networkOfRequest,
} from '../admitSignIn.ts';
import { AccountRefusal, admitTry, forgetTries } from '../limits.ts';
import { forgottenPasswordEndpoint, inviteEndpoints } from '../linkEndpoints.ts';
import { admitCode, factorEndpoints, keepWrongCode, WrongCode } from '../secondFactor/factorEndpoints.ts';
import { endFactor, findFactor, spendCode } from '../secondFactor/factorStore.ts';
import { sessionEndpoints } from '../sessions.ts';

/**
 * Asks people who have a second factor for a code. Everything that makes a session passes here: a sign-in, and a new
 * password by a link, which is rolled back with the rest where the code is missing or wrong.
 */
const demandSecondFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const { payload } = req;
  const factor = await findFactor(payload, user.id, req);
  if (!factor?.confirmedAt) return;
  const code: unknown = req.data?.code;
  if (typeof code !== 'string' || !code.trim()) {
    throw new AccountRefusal(say('Type the code that your phone shows.'), 401, { secondFactor: 'asked' });
  }
  admitCode(factor, code, new Date());
  await admitTry(payload, 'code', String(user.id));
  if (!(await spendCode(payload, req, factor.id, code))) {
    throw new WrongCode(factor.id);
  }
  await forgetTries(payload, 'code', String(user.id));
};

/** The number of networks of a person that strangers cannot shut out. */
const networksKept = 5;

/** Stores with the new session its device and network, by which people recognise it. */
const noteSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const network = networkOfRequest(req);
  const own = user.sessions?.at(-1);
  if (own) Object.assign(own, { device: deviceOf(req), network });
  const others = knownNetworksOf(user).filter((one) => one !== network);
  // The whole row, as Payload itself writes it: from part of a row with a list the database would make a new row.
  const data = {
    ...user,
    knownNetworks: [network, ...others].filter(Boolean).slice(0, networksKept),
    lastSignInAt: new Date().toISOString(),
    // Signing in does not change the person.
    updatedAt: null,
  };
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false });
  const event = { action: 'signed-in', kind: 'Users', subject: user.email, document: String(user.id) } as const;
  await noteEvent(req, event, { ...user, collection: 'users' });
  await forgetWrongSignIns(req, user.email);
};

function deviceOf({ headers }: Pick<PayloadRequest, 'headers'>): string {
  const agent = headers?.get('user-agent');
  if (!agent) return 'A program';
  const { browser, os } = Bowser.parse(agent);
  return browser.name ? `${browser.name}${os.name ? ` on ${os.name}` : ''}` : 'A program';
}

const hashed = 'sha256:';
const hashOf = (token: string) => hashed + createHash('sha256').update(token).digest('hex');

/** Keeps of a link to a new password only the hash: whoever reads the database or a backup of it cannot follow it. */
const keepHashOfLink: CollectionBeforeChangeHook = ({ data }) => {
  const token: unknown = data.resetPasswordToken;
  const isNew = typeof token === 'string' && token !== '' && !token.startsWith(hashed);
  return isNew ? { ...data, resetPasswordToken: hashOf(token) } : data;
};

/** Finds the link by its hash, and says in our own words that it has expired. */
const checkLink: CollectionBeforeOperationHook<'users'> = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return;
  const { token }: { token?: unknown } = args.data ?? {};
  const sought = hashOf(typeof token === 'string' ? token : '');
  const { totalDocs } = await req.payload.db.count({
    collection: 'users',
    where: {
      and: [
        { resetPasswordToken: { equals: sought } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
    req,
  });
  if (totalDocs === 0)
    throw new AccountRefusal(say('This link is over, or was used already. Ask for another one.'), 403);
  // In place: Payload goes on with the object that it was given.
  Object.assign(args.data, { token: sought });
};

/** In seconds: a working day. */
const sessionS = 9 * 60 * 60;
/** People who sign in. `adminUrl` is where they do so: with https the cookie is sent over TLS only. */
export function users({
  adminUrl,
  siteUrl,
  smtpUrl,
}: Pick<Environment, 'adminUrl' | 'siteUrl' | 'smtpUrl'>): CollectionConfig {
  const { hostname, protocol } = new URL(adminUrl);
  return {
    slug: 'users',
    auth: {
      tokenExpiration: sessionS,
      // Payload would lock an account for everybody, its owner included, and reveal it: admitSignIn limits tries
      // instead.
      maxLoginAttempts: 0,
      cookies: { secure: protocol === 'https:', sameSite: 'Lax' },
      useSessions: true,
      // The cookie is out of the reach of scripts; its content must not be within it.
      removeTokenFromResponses: true,
    },
    // A lock would keep admins from ending somebody's account.
    lockDocuments: false,
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['name', 'email', 'role', 'lastSignInAt'],
      listSearchableFields: ['name', 'email'],
      group: 'People',
      components: { beforeListTable: ['/accounts/admin/AccountAccess.tsx#Invite'] },
    },
    access: {
      admin: ({ req }) => hasRole(req, ...roles),
      // Sales hand requests over to one another, and see whose they are.
      read: ({ req }) =>
        hasRole(req, 'admin') ||
        (hasRole(req, 'sales') && { role: { in: ['admin', 'sales'] } }) ||
        (req.user ? { id: { equals: req.user.id } } : false),
      update: ({ req }) => hasRole(req, 'admin') || (req.user ? { id: { equals: req.user.id } } : false),
    },
    endpoints: [
      ...factorEndpoints(hostname),
      ...sessionEndpoints,
      ...inviteEndpoints(smtpUrl),
      forgottenPasswordEndpoint,
    ],
    hooks: {
      beforeOperation: [admitSignIn, checkNewPassword, checkLink],
      beforeValidate: [checkOwnChange],
      beforeChange: [keepHashOfLink],
      beforeLogin: [demandSecondFactor],
      afterLogin: [noteSignIn, markOwnPeople({ adminUrl, siteUrl })],
      afterError: [keepWrongCode],
      beforeDelete: [({ id, req }) => endFactor(req.payload, Number(id), req)],
    },
    fields: [
      {
        name: 'presentPassword',
        type: 'text',
        // Checked, never stored.
        virtual: true,
        admin: {
          description: 'Needed to change your password or your address',
          components: { Field: '/accounts/admin/PresentPassword.tsx#PresentPassword' },
          disableBulkEdit: true,
          disableListColumn: true,
          disableListFilter: true,
        },
      },
      { name: 'name', type: 'text', required: true, maxLength: 120 },
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'editor',
        saveToJWT: true,
        options: [
          { value: 'admin', label: 'Admin: everything' },
          { value: 'editor', label: 'Editor: the contents of the site' },
          { value: 'sales', label: 'Sales: what visitors sent' },
        ],
        access: { create: only('admin'), update: only('admin') },
      },
      {
        name: 'lastSignInAt',
        label: 'Last signed in',
        type: 'date',
        access: { create: never, update: never },
        admin: { readOnly: true, position: 'sidebar' },
      },
      {
        name: 'absences',
        label: 'Away',
        labels: { singular: 'absence', plural: 'absences' },
        type: 'array',
        maxRows: 50,
        admin: {
          condition: ({ role }) => role !== 'editor',
          initCollapsed: true,
          components: { RowLabel: { path: '/admin/RowLabel.tsx#RowLabel', clientProps: { words: 'from' } } },
          description:
            'Days on which no new request is yours. Whoever fills in gets it, and is told of those that wait for you',
        },
        fields: [
          row(dayField('from', 'From', true), dayField('to', 'To, inclusive', false)),
          {
            name: 'standIn',
            label: 'Stand-in',
            type: 'relationship',
            relationTo: 'users',
            filterOptions: { role: { in: ['admin', 'sales'] } },
            admin: { allowCreate: false, allowEdit: false, description: 'Empty: the others who are present' },
          },
        ],
      },
      // Until the person has signed in, the email that is sent again is the invitation.
      { name: 'invitedAt', type: 'date', access: { create: never, update: never }, admin: { hidden: true } },
      uiField('access', '/accounts/admin/AccountAccess.tsx#AccountAccess', { disableListColumn: true }),
      // Networks from which the person signed in, newest first: strangers elsewhere cannot shut these out.
      { name: 'knownNetworks', type: 'json', hidden: true, access: { create: never, update: never } },
      // Payload's own field, extended by what people recognise a session by.
      {
        name: 'sessions',
        type: 'array',
        fields: [
          { name: 'device', type: 'text' },
          { name: 'network', type: 'text' },
        ],
      },
    ],
  };
}

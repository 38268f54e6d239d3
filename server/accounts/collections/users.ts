import type { CollectionConfig } from 'payload';
import { hasRole, never, only, roles } from '../../access/access.ts';
import type { Environment } from '../../environment.ts';
import { admitSignIn } from '../admitSignIn.ts';
import { checkNewPassword, checkOwnChange } from '../checkAccount.ts';
import { checkLink, keepHashOfLink } from '../checkLink.ts';
import { forgottenPasswordEndpoint } from '../forgottenPassword.ts';
import { inviteEndpoints } from '../invite.ts';
import { noteSignIn } from '../noteSignIn.ts';
import { demandSecondFactor } from '../secondFactor/demandSecondFactor.ts';
import { factorEndpoints } from '../secondFactor/factorEndpoints.ts';
import { removeFactor } from '../secondFactor/removeFactor.ts';
import { keepWrongCode } from '../secondFactor/wrongCodes.ts';
import { sessionEndpoints } from '../sessions.ts';

/** In seconds: a working day. */
const sessionS = 9 * 60 * 60;
/** People who sign in. `adminUrl` is where they do so: with https the cookie is sent over TLS only. */
export function users({ adminUrl, smtpUrl }: Pick<Environment, 'adminUrl' | 'smtpUrl'>): CollectionConfig {
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
      components: { beforeListTable: ['/accounts/admin/Invite.tsx#Invite'] },
    },
    access: {
      admin: ({ req }) => hasRole(req, ...roles),
      // Sales hand requests over to one another, and see whose they are.
      read: ({ req }) =>
        hasRole(req, 'admin') ||
        (hasRole(req, 'sales') && { role: { in: ['admin', 'sales'] } }) ||
        (req.user ? { id: { equals: req.user.id } } : false),
      update: ({ req }) => hasRole(req, 'admin') || (req.user ? { id: { equals: req.user.id } } : false),
      create: only('admin'),
      delete: only('admin'),
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
      afterLogin: [noteSignIn],
      afterError: [keepWrongCode],
      beforeDelete: [removeFactor],
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
        admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
      },
      // Until the person has signed in, the email that is sent again is the invitation.
      { name: 'invitedAt', type: 'date', access: { create: never, update: never }, admin: { hidden: true } },
      {
        name: 'access',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/accounts/admin/AccountAccess.tsx#AccountAccess' },
        },
      },
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

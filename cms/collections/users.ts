import type { CollectionConfig } from 'payload';
import { hasRole, only, roles } from '../access/access.ts';
import { checkNewPassword, checkOwnChange } from '../accounts/checkAccount.ts';

/** s: a working day. */
const sessionS = 9 * 60 * 60;
/** ms that an account stays closed after too many wrong passwords. */
const lockedMs = 10 * 60 * 1000;

/** People who sign in. `isSecure`: the admin is reached over TLS, so its cookie may travel there alone. */
export function users(isSecure: boolean): CollectionConfig {
  return {
    slug: 'users',
    auth: {
      tokenExpiration: sessionS,
      maxLoginAttempts: 5,
      lockTime: lockedMs,
      cookies: { secure: isSecure, sameSite: 'Lax' },
      useSessions: true,
    },
    admin: { useAsTitle: 'email', defaultColumns: ['name', 'email', 'role'], group: 'People' },
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
      unlock: only('admin'),
    },
    hooks: { beforeOperation: [checkNewPassword], beforeValidate: [checkOwnChange] },
    fields: [
      {
        name: 'presentPassword',
        type: 'text',
        // It is looked at and never stored.
        virtual: true,
        admin: {
          description: 'Needed to change your password or your address',
          components: { Field: '/admin/PresentPassword.tsx#PresentPassword' },
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
    ],
  };
}

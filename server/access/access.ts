import type { Access, FieldAccess, PayloadRequest } from 'payload';

/**
 * The roles of people who sign in: they may do everything, edit the content of the site, or work on the requests of
 * visitors. R59.
 */
export const roles = ['admin', 'editor', 'sales'] as const;
export type Role = (typeof roles)[number];

/** True where the person of the request has signed in with one of the roles. */
export function hasRole(req: Pick<PayloadRequest, 'user'>, ...wanted: Role[]): boolean {
  const role = req.user && 'role' in req.user ? req.user.role : undefined;
  return wanted.some((one) => one === role);
}

/** Access for people of the given roles. */
export function only(...wanted: Role[]): Access & FieldAccess {
  return ({ req }) => hasRole(req, ...wanted);
}

export const signedIn: Access = ({ req }) => hasRole(req, ...roles);

/** Refused over every interface; our own code bypasses it through the Local API. */
export const never = () => false;

/** Access to the content of the site: everybody who signs in reads it, editors write it. */
export const contentAccess = {
  read: signedIn,
  readVersions: only('admin', 'editor'),
  create: only('admin', 'editor'),
  update: only('admin', 'editor'),
  delete: only('admin', 'editor'),
};

/** Access to what visitors sent: sales read it, nobody adds to it by hand, an admin may erase it. */
export const requestAccess = {
  read: only('admin', 'sales'),
  create: never,
  update: never,
  delete: only('admin'),
};

/** Lets sales read what is owed to visitors; only admins read what is owed to people of the admin. */
export const exceptAccounts: Access = ({ req }) =>
  hasRole(req, 'admin') || (hasRole(req, 'sales') && { user: { exists: false } });

/** Access to our own CRM: sales work in it, the backend files what comes in, an admin may erase. */
export const crmAccess = {
  read: only('admin', 'sales'),
  create: never,
  update: only('admin', 'sales'),
  delete: only('admin'),
};

import type { Access, FieldAccess, PayloadRequest } from 'payload';

/**
 * The roles of people who sign in: they may do everything, edit the content of the site, or work on the requests of
 * visitors. R59.
 */
export const roles = ['admin', 'editor', 'sales'] as const;
export type Role = (typeof roles)[number];

export function hasRole(req: Pick<PayloadRequest, 'user'>, ...wanted: Role[]): boolean {
  const role = req.user && 'role' in req.user ? req.user.role : undefined;
  return wanted.some((one) => one === role);
}

export function only(...wanted: Role[]): Access & FieldAccess {
  return ({ req }) => hasRole(req, ...wanted);
}

/** Access for people of the given roles, to what `inner` leaves them. */
export function narrowed(wanted: readonly Role[] = [], inner: Access = () => true): Access {
  return (args) => hasRole(args.req, ...wanted) && inner(args);
}

/** Refused over every interface; our own code bypasses it through the Local API. */
export const never = () => false;

/** Lets sales read what is owed to visitors; only admins read what is owed to people of the admin. */
export const exceptAccounts: Access = ({ req }) => hasRole(req, 'admin') || { user: { exists: false } };

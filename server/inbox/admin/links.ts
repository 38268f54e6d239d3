import type { LeadStatus } from '../statuses.ts';

export const inboxPath = '/admin/collections/leads';
export const boardPath = '/admin/board';
export const unreadPath = `${inboxPath}?where[or][0][and][0][readAt][exists]=false`;

export const failedPath = '/admin/collections/deliveries?where[or][0][and][0][status][equals]=failed';

/** Returns the path of the inbox, filtered by one state. */
export function statusPath(status: LeadStatus): string {
  return `${inboxPath}?where[or][0][and][0][status][equals]=${status}`;
}

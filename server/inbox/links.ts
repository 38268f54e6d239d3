import type { AnswerState, LeadStatus } from './statuses.ts';

export const inboxPath = '/admin/collections/leads';
export const boardPath = '/admin/board';
export const unreadPath = `${inboxPath}?where[or][0][and][0][readAt][exists]=false`;

export const failedPath = '/admin/collections/deliveries?where[or][0][and][0][status][equals]=failed';

export function statusPath(status: LeadStatus): string {
  return `${inboxPath}?where[or][0][and][0][status][equals]=${status}`;
}

export function answerPath(state: AnswerState): string {
  return `${inboxPath}?where[or][0][and][0][answerState][equals]=${state}&sort=answerDueAt`;
}

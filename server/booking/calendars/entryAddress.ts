import type { DeskCalendar } from '../CallPlan.ts';
import { urlOf } from './fetchCalendar.ts';

/*
 * Where the entry of a call is, as it is noted with the call: with CalDAV its address, with Google and Microsoft the
 * account and the call.
 */

/** What the addresses of all entries in a calendar begin with. */
export function homeOf({ address, kind }: DeskCalendar): string {
  if (kind === 'google' || kind === 'microsoft') return `${kind}:${encodeURIComponent(address.toLowerCase())}/`;
  return urlOf(address).href.replace(/\/?$/, '/');
}

export const entryAddressOf = (calendar: DeskCalendar, uid: string) =>
  `${homeOf(calendar)}${encodeURIComponent(uid)}.ics`;

export function uidIn(address: string): string {
  return decodeURIComponent(address.slice(address.lastIndexOf('/') + 1).replace(/\.ics$/, ''));
}

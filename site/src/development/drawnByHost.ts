import type { ViewName } from '../views.ts';

/** Views that say something else to each visitor. */
const viewsOfOne: readonly ViewName[] = ['search', 'letter', 'booking', 'booking-move', 'download'];

/** What a browser asks for on its own behalf, in place of a page that somebody opens. */
const partsOfPages = ['image', 'script', 'style', 'font', 'video', 'audio', 'empty', 'manifest'];

/** Whether the host is to answer, whatever is at the address: calls, forms and parts of pages. */
export function isForHost({ headers, method }: Pick<Request, 'headers' | 'method'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  return partsOfPages.includes(headers.get('sec-fetch-dest') ?? '');
}

/** Whether a page is the host's to draw, because it tells one visitor something. */
export function isDrawnByHost(view: ViewName, search: string): boolean {
  return view === 'thank-you' || (search !== '' && viewsOfOne.includes(view));
}

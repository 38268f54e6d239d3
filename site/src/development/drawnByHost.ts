import type { ViewName } from '../views.ts';

/** Views that differ for each visitor. */
const viewsOfOne: readonly ViewName[] = ['search', 'answer', 'booking-move'];

/** Kinds of request that a browser makes for parts of a page, as opposed to a page that somebody opens. */
const partsOfPages = ['image', 'script', 'style', 'font', 'video', 'audio', 'empty', 'manifest'];

/** Whether the host answers, whatever the address: calls, forms and parts of pages. */
export function isForHost({ headers, method }: Pick<Request, 'headers' | 'method'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  return partsOfPages.includes(headers.get('sec-fetch-dest') ?? '');
}

/** Whether the host draws a page, because it is meant for one visitor. */
export function isDrawnByHost(view: ViewName, search: string): boolean {
  return view === 'thank-you' || (search !== '' && viewsOfOne.includes(view));
}

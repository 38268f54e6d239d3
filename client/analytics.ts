declare global {
  interface Window {
    /** The tag manager's queue; missing if no tag is on the page. */
    dataLayer?: unknown[];
  }
}

export interface AnalyticsEvent {
  category: string;
  action: 'lead' | 'form_sent';
  label: string;
  value?: number;
}

/** Passes an event to the tag manager, or logs in the console that there is none. R50. */
export function pushEvent(event: AnalyticsEvent, layer: unknown[] | undefined = globalThis.window?.dataLayer): void {
  if (!Array.isArray(layer)) {
    console.log('Array dataLayer is not found');
    return;
  }
  layer.push({ event: 'gaEvent', value: undefined, ...event });
}

/** The client id in a `_ga` cookie such as `GA1.1.1234.5678`; undefined if the cookie has another format. */
export function clientIdOf(gaCookie: string | undefined): string | undefined {
  return /^GA\d\.\d+\.(\d+\.\d+)$/.exec(gaCookie ?? '')?.[1];
}

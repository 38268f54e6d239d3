declare global {
  interface Window {
    /** The tag manager's queue; missing where no tag is on the page. */
    dataLayer?: unknown[];
  }
}

export interface AnalyticsEvent {
  category: string;
  action: 'lead' | 'form_sent';
  label: string;
  value?: number;
}

/** Hands an event to the tag manager, or says in the console that there is none. R50. */
export function pushEvent(event: AnalyticsEvent, layer: unknown[] | undefined = globalThis.window?.dataLayer): void {
  if (!Array.isArray(layer)) {
    console.log('Array dataLayer is not found');
    return;
  }
  layer.push({ event: 'gaEvent', value: undefined, ...event });
}

/** The client id within a `_ga` cookie such as `GA1.1.1234.5678`; undefined where the cookie is something else. */
export function clientIdOf(gaCookie: string | undefined): string | undefined {
  return /^GA\d\.\d+\.(\d+\.\d+)$/.exec(gaCookie ?? '')?.[1];
}

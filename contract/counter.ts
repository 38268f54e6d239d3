/** Who counts visits. */
export interface Counter {
  by: 'google' | 'tagManager' | 'matomo' | 'plausible';
  /** Address of its script. */
  script: string;
  /** What it counts under: a tag, a container, or a site of Matomo. */
  id: string;
}

/** Where the scripts of Google's tags and containers are. */
export const googleScripts = 'https://www.googletagmanager.com/';

/** Reads who counts visits from one line, as the counter itself shows it. Undefined if it is none of those known. */
export function counterOf(text: string): Counter | undefined {
  if (/^G-[A-Z0-9]{4,20}$/.test(text)) return { by: 'google', script: `${googleScripts}gtag/js?id=${text}`, id: text };
  if (/^GTM-[A-Z0-9]{4,12}$/.test(text))
    return { by: 'tagManager', script: `${googleScripts}gtm.js?id=${text}`, id: text };
  const [, matomo, site] =
    /^(https:\/\/[a-z0-9.-]+(?::\d+)?\/(?:[\w-]+\/)*)matomo\.php\?idsite=(\d+)$/.exec(text) ?? [];
  if (site) return { by: 'matomo', script: `${matomo}matomo.js`, id: site };
  // Its scripts are named by what they count besides pages. Any other script might keep something in the browser.
  const isPlausible = /^https:\/\/[a-z0-9.-]+(?::\d+)?\/js\/(?:script|plausible)(?:\.[a-z-]+)*\.js$/.test(text);
  return isPlausible ? { by: 'plausible', script: text, id: text } : undefined;
}

/** Plausible keeps nothing in the browser, so nobody is asked before it counts. */
export const needsConsent = (counter: string) => counterOf(counter)?.by !== 'plausible';

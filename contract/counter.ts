/** Who counts visits. */
export interface Counter {
  by: 'google' | 'tagManager' | 'matomo' | 'plausible';
  /** Address of its script. */
  script: string;
  /** What it counts under: a tag, a container, or a site of Matomo. */
  id: string;
}

const googleScripts = 'https://www.googletagmanager.com/';

/** Reads who counts visits from one line, as the counter itself shows it. Undefined if it is none of those known. */
export function counterOf(text: string): Counter | undefined {
  if (/^G-[A-Z0-9]{4,20}$/.test(text)) return { by: 'google', script: `${googleScripts}gtag/js?id=${text}`, id: text };
  if (/^GTM-[A-Z0-9]{4,12}$/.test(text))
    return { by: 'tagManager', script: `${googleScripts}gtm.js?id=${text}`, id: text };
  const place = /^(https:\/\/[a-z0-9.-]+(?::\d+)?\/(?:[\w./-]*\/)?)(?:matomo\.php\?idsite=(\d+)|[\w.-]+\.js)$/.exec(
    text,
  );
  const [, folder, id] = place ?? [];
  if (id) return { by: 'matomo', script: `${folder}matomo.js`, id };
  return place ? { by: 'plausible', script: text, id: text } : undefined;
}

/** Plausible keeps nothing in the browser, so nobody is asked before it counts. */
export const needsConsent = (counter: string) => counterOf(counter)?.by !== 'plausible';

import { headers } from 'next/headers.js';
import { keepEarlyActs, showSystemTheme, tellRoom } from './earlyScripts.ts';

/** Runs from the first byte of a page on. */
export async function EarlyActs() {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, as text
      dangerouslySetInnerHTML={{ __html: `(${showSystemTheme})();(${tellRoom})();(${keepEarlyActs})()` }}
      nonce={nonce}
      suppressHydrationWarning
    />
  );
}

import { headers } from 'next/headers.js';
import { keepEarlyActs } from './keepEarlyActs.ts';
import { showSystemTheme } from './showSystemTheme.ts';

/** What makes a page dark where the system is, hears presses, and sees what is typed, from the first byte of it on. */
export async function EarlyActs() {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, as text
      dangerouslySetInnerHTML={{ __html: `(${showSystemTheme})();(${keepEarlyActs})()` }}
      nonce={nonce}
      suppressHydrationWarning
    />
  );
}

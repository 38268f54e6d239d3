import { headers } from 'next/headers.js';
import { keepEarlyActs } from './keepEarlyActs.ts';

/** What hears presses, and sees what is typed, from the first byte of a page on. */
export async function EarlyActs() {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, as text
      dangerouslySetInnerHTML={{ __html: `(${keepEarlyActs})()` }}
      nonce={nonce}
      suppressHydrationWarning
    />
  );
}

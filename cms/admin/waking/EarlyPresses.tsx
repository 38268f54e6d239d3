import { headers } from 'next/headers.js';
import { keepEarlyPresses } from './keepEarlyPresses.ts';

/** What hears presses from the first byte of a page on. */
export async function EarlyPresses() {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, as text
      dangerouslySetInnerHTML={{ __html: `(${keepEarlyPresses})()` }}
      nonce={nonce}
      suppressHydrationWarning
    />
  );
}

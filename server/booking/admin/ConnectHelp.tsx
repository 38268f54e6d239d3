'use client';

import { connectedPath } from '../connectedPath.ts';

/** What to do once at Google and Microsoft, with the address that they want to know. */
export function ConnectHelp() {
  return (
    <p>
      For calendars of Google and Microsoft you make a client of your own there, once. As its redirect address type{' '}
      <code>{`${typeof location === 'undefined' ? '' : location.origin}${connectedPath}`}</code>. Save, then press
      Connect at each calendar.
    </p>
  );
}

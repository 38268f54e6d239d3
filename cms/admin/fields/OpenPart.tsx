'use client';

import { useEffect } from 'react';

/** Opens the part of a form that its address names, such as `?part=Header`. It shows nothing. */
export function OpenPart() {
  useEffect(() => {
    const part = new URLSearchParams(location.search).get('part');
    const tabs = document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button');
    if (part) [...tabs].find(({ textContent }) => textContent === part)?.click();
  }, []);
  return null;
}

'use client';

import { useEffect } from 'react';
import { openPart } from './openPart.ts';

/** Opens the part of the form that the URL names, such as `?part=Header`. Renders nothing. */
export function OpenPart() {
  useEffect(() => {
    const part = new URLSearchParams(location.search).get('part');
    if (part) openPart(part);
  }, []);
  return null;
}

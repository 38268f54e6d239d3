'use client';

import { useEffect } from 'react';
import { openPart } from './openPart.ts';

/** Opens the part of a form that its address names, such as `?part=Header`. It shows nothing. */
export function OpenPart() {
  useEffect(() => {
    const part = new URLSearchParams(location.search).get('part');
    if (part) openPart(part);
  }, []);
  return null;
}

'use client';

import { useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { openPart } from './openPart.ts';

const synonyms = 'search.synonyms';

/**
 * Opens the part of the form that the URL names, such as `?part=Header`. With `synonym` it begins a row of words that
 * mean the same. Renders nothing.
 */
export function OpenPart() {
  const { addFieldRow, getDataByPath } = useForm();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const asked = new URLSearchParams(location.search);
    const [part, synonym] = [asked.get('part'), asked.get('synonym')];
    if (part) openPart(part);
    if (!synonym) return;
    const words = { value: `${synonym}, `, initialValue: '', valid: true };
    const begin = () => {
      const rows = getDataByPath<{ words?: string }[] | undefined>(synonyms) ?? [];
      // Begun already: the page was loaded again.
      if (rows.some((row) => row.words?.startsWith(`${synonym},`))) return;
      addFieldRow({ path: synonyms, schemaPath: synonyms, subFieldState: { words } });
    };
    // The form fills in what is stored once its fields are there, on a slow machine later and again, and forgets what
    // was added before.
    for (const ms of [0, 500, 2_000]) setTimeout(begin, ms);
  }, [addFieldRow, getDataByPath]);
  return null;
}

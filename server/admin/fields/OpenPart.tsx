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
  const { addFieldRow } = useForm();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const asked = new URLSearchParams(location.search);
    const [part, synonym] = [asked.get('part'), asked.get('synonym')];
    if (part) openPart(part);
    if (!synonym) return;
    const words = { value: `${synonym}, `, initialValue: '', valid: true };
    // The form fills in what is stored once its fields are there, and forgets what they added before.
    setTimeout(() => addFieldRow({ path: synonyms, schemaPath: synonyms, subFieldState: { words } }));
  }, [addFieldRow]);
  return null;
}

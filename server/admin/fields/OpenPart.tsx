'use client';

import { useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import { openPart } from './openPart.ts';

const synonyms = 'search.synonyms';

/**
 * Opens the part of the form that the URL names, such as `?part=Header`, and begins a row of words that mean the same
 * with the word that it brings: `?part=Search&synonym=stablecoins`. Renders nothing.
 */
export function OpenPart() {
  const { addFieldRow } = useForm();
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const [part, word] = [asked.get('part'), asked.get('synonym')];
    if (part) openPart(part);
    if (!word) return undefined;
    const words = { value: `${word}, `, initialValue: '', valid: true };
    // The form takes its first state after this.
    const begin = setTimeout(() => addFieldRow({ path: synonyms, schemaPath: synonyms, subFieldState: { words } }));
    return () => clearTimeout(begin);
  }, [addFieldRow]);
  return null;
}

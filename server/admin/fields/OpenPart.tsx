'use client';

import { useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { say } from '../say.ts';
import { openPart } from './leadTo.ts';

const synonyms = 'search.synonyms';

/**
 * Opens the part of the form that the URL names, such as `?part=Header`, and begins a row of words that mean the same
 * with the word that it brings, unless one has it: `?part=Search&synonym=stablecoins`. Nothing is stored until somebody
 * types the others. Renders nothing.
 */
export function OpenPart() {
  const { dispatchFields, getFields } = useForm();
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const [part, word] = [asked.get('part'), asked.get('synonym')];
    if (part) openPart(say(part));
    if (!word) return undefined;
    const words = { value: `${word}, `, initialValue: '', valid: true };
    // The form takes its first state after this.
    const begin = setTimeout(() => {
      const lists = Object.entries(getFields()).filter(([path]) => path.startsWith(`${synonyms}.`));
      if (lists.some(([, { value }]) => String(value).split(', ').includes(word))) return;
      flushSync(() => dispatchFields({ type: 'ADD_ROW', path: synonyms, subFieldState: { words } }));
      // In a list whose rows start closed, and wait for the server, which a form asks once somebody has typed.
      const { rows = [] } = getFields()[synonyms] ?? {};
      const updatedRows = rows.map((row, place) =>
        place === rows.length - 1 ? { ...row, collapsed: false, isLoading: false } : row,
      );
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: synonyms, updatedRows });
    });
    return () => clearTimeout(begin);
  }, [dispatchFields, getFields]);
  return null;
}

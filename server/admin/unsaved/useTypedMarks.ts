import { useAllFormFields, useFormModified } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useLayoutEffect, useRef } from 'react';
import { lostMarks } from './typedMarks.ts';

/** Keeps what was typed into several fields while a draft was being sent: see {@link lostMarks}. */
export function useTypedMarks(): void {
  const [fields, dispatch] = useAllFormFields();
  const isModified = useFormModified();
  const seen = useRef<FormState>(fields);
  const typed = useRef(new Map<string, unknown>());

  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = fields;
    // Everything is saved. From here on, the server's values count.
    if (!isModified) typed.current.clear();
    const lost = lostMarks(typed.current, before, fields);
    if (lost.length === 0) return;
    const marked = lost.flatMap((path) => {
      const field = fields[path];
      // Lists are skipped: their rows have a state of their own, such as folded, which another answer may just have
      // changed.
      return field && !field.rows ? [[path, { ...field, isModified: true }] as const] : [];
    });
    dispatch({ type: 'UPDATE_MANY', formState: Object.fromEntries(marked) });
  }, [dispatch, fields, isModified]);
}

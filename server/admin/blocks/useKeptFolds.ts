import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { type FoldPress, foldsAsPressed } from './foldsAsPressed.ts';

/** How long an answer that was requested before a press may take to arrive, in ms. */
const lateMs = 10_000;

/**
 * Keeps blocks open or folded as their editor last pressed. Payload (as of 3.90.2) folds rows as they were when it sent
 * its request to the server, which it does with each draft that saves itself. An answer that arrived after a press
 * therefore undid the press.
 */
export function useKeptFolds(layoutPath: string): void {
  const rows = useFormFields(([fields]) => fields[layoutPath]?.rows);
  const { dispatchFields, getFields } = useForm();
  /** By row id. */
  const presses = useRef(new Map<string, FoldPress>());

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      // These buttons open or fold all blocks at once.
      if (target.closest('.blocks-field__header-actions')) presses.current.clear();
      const place = target.closest('.collapsible__toggle')?.closest('[id*="-row-"]')?.id ?? '';
      const [path, index] = place.split('-row-');
      const row = path === layoutPath ? getFields()[layoutPath]?.rows?.[Number(index)] : undefined;
      if (row) presses.current.set(row.id, { isFolded: !row.collapsed, until: performance.now() + lateMs });
    };
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, [getFields, layoutPath]);

  useEffect(() => {
    const kept = foldsAsPressed(rows ?? [], presses.current, performance.now());
    if (!kept) return;
    dispatchFields({ type: 'UPDATE_MANY', formState: { [layoutPath]: { ...getFields()[layoutPath], rows: kept } } });
  }, [rows, layoutPath, dispatchFields, getFields]);
}

'use client';

import { toast, useAllFormFields, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFieldPlaces } from '../fields/useFieldPlaces.ts';
import { say } from '../say.ts';
import styles from '../toast.module.css';

/** How long the undo button is shown, in ms. Ctrl+Z works for as long as the form is open. */
const offeredMs = 20_000;
const id = 'removed-row';

/** Brings back a block or a list row that was removed, with one click, or with Ctrl+Z outside of a text field. */
export function UndoRemoved() {
  const [fields] = useAllFormFields();
  const { addFieldRow } = useForm();
  const { wordsOf } = useFieldPlaces();
  const before = useRef<FormState>(fields);
  const isPressed = useRef(false);
  const removed = useRef<RemovedRow[]>([]);

  const undo = () => {
    const row = removed.current.pop();
    if (!row) return false;
    toast.dismiss(id);
    const { blockType, fields: subFieldState, index: rowIndex, path } = row;
    addFieldRow({ path, schemaPath: path, rowIndex, subFieldState, ...(blockType ? { blockType } : {}) });
    return true;
  };

  useEffect(() => {
    const row = isPressed.current ? removedRow(before.current, fields) : undefined;
    if (row) {
      isPressed.current = false;
      removed.current.push(row);
      const words = wordsOf(`${row.path}.${row.index}`, before.current);
      toast.info(say('{words} was removed.', { words: words || say('A row') }), {
        id,
        duration: offeredMs,
        action: { label: say('Undo'), onClick: () => void undoNow() },
        classNames: { actionButton: styles.action ?? '' },
      });
    }
    before.current = fields;
  }, [fields, wordsOf]);

  const undoNow = useEffectEvent(undo);
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.array-actions__remove')) isPressed.current = true;
    };
    const key = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (isUndo && !isText(event.target) && undoNow()) event.preventDefault();
    };
    addEventListener('click', press, true);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('click', press, true);
      removeEventListener('keydown', key);
      toast.dismiss(id);
    };
  }, []);

  return null;
}

/** In text fields, Ctrl+Z belongs to the browser, which undoes the typing. */
function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}

/** A row of blocks or of a list that was taken out of a form. */
interface RemovedRow {
  path: string;
  index: number;
  /** Layout name, for a block. */
  blockType?: string;
  /** Its fields, by their paths within the row. */
  fields: FormState;
}

/** Finds the row that was removed, if that is the only change to its list; undefined otherwise. */
export function removedRow(before: FormState, now: FormState): RemovedRow | undefined {
  // Outer lists first: when a block is removed, the lists in the blocks after it only change their paths.
  const lists = Object.keys(before).filter((path) => before[path]?.rows);
  const path = lists
    .sort((one, other) => one.length - other.length)
    .find((one) => idsOf(before, one) !== idsOf(now, one));
  if (path === undefined) return undefined;
  const rows = before[path]?.rows ?? [];
  const left = new Set((now[path]?.rows ?? []).map(({ id }) => id));
  const index = rows.findIndex(({ id }) => !left.has(id));
  const row = rows[index];
  if (!row || left.size !== rows.length - 1 || rows.some(({ id }) => id !== row.id && !left.has(id))) return undefined;
  const start = `${path}.${index}.`;
  const own = Object.entries(before).filter(([name]) => name.startsWith(start));
  return {
    path,
    index,
    ...(row.blockType ? { blockType: row.blockType } : {}),
    // Without what the server rendered for the old position of the row: it renders that again.
    fields: Object.fromEntries(
      own.map(([name, { customComponents: _, lastRenderedPath: __, ...field }]) => [name.slice(start.length), field]),
    ),
  };
}

function idsOf(fields: FormState, path: string): string {
  return (fields[path]?.rows ?? []).map(({ id }) => id).join(' ');
}

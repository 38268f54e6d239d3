'use client';

import { toast, useAllFormFields, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from '../admin.module.css';
import { useFieldPlaces } from '../fields/useFieldPlaces.ts';
import { say } from '../say.ts';
import { type RemovedRow, removedRow } from './rows.ts';

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

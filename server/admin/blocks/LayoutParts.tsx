'use client';

import { blockMessage } from '@frontage/contract/preview.ts';
import { Button, toast, useForm, useFormFields, useLivePreviewContext } from '@payloadcms/ui';
import type { FormState, Row } from 'payload';
import { useEffect, useRef } from 'react';
import { isRecord } from '../../isRecord.ts';
import { leadTo } from '../fields/leadTo.ts';
import { say } from '../say.ts';
import { clipboardKey, readCopiedBlocks } from './rows.ts';

interface StartBlocksProps {
  layoutPath: string;
  starters: Record<string, Record<string, unknown>>;
}

/**
 * Fills in each block that is added, and opens it if it was added alone. This happens in the form only: as defaults of
 * the fields, the texts would also end up in documents that leave a field out on purpose. Renders nothing.
 */
export function StartBlocks({ layoutPath, starters }: StartBlocksProps) {
  const rows = useFormFields(([fields]) => fields[layoutPath]?.rows);
  // Replacing a block by a copied one leaves the list of rows unchanged, but changes the kind in the block's fields.
  const kinds = useFormFields(([fields]) =>
    (fields[layoutPath]?.rows ?? []).map((_, index) => fields[`${layoutPath}.${index}.blockType`]?.value).join(' '),
  );
  const { dispatchFields, getFields } = useForm();
  /** Ids of the rows already filled in: a block without fields would look new for ever. */
  const started = useRef(new Set<string>());

  useEffect(() => {
    // This must run before the form asks the server about new blocks, otherwise the answer would empty their fields
    // again.
    const fields = getFields();
    const typed = withTrueTypes(rows ?? [], kinds.split(' '), layoutPath);
    if (typed) {
      const [list, ids] = typed;
      const formState = { ...ids, [layoutPath]: { ...fields[layoutPath], rows: list } };
      dispatchFields({ type: 'UPDATE_MANY', formState });
      return;
    }
    const added = [...(rows ?? []).entries()].filter(
      ([index, row]) => row.isLoading && !started.current.has(row.id) && isBare(fields, `${layoutPath}.${index}.`),
    );
    if (added.length === 0) return;
    for (const [, { id }] of added) started.current.add(id);
    const texts = added.map(([index, { blockType = '' }]) =>
      formStateOf(`${layoutPath}.${index}.`, starters[blockType] ?? {}),
    );
    // A block added alone is opened. Those of a template stay folded, as a list that can be read at a glance.
    const open = added.length === 1 ? added[0]?.[1].id : undefined;
    const isNew = new Set(added.map(([, { id }]) => id));
    const openRows = (rows ?? []).map((row) => (isNew.has(row.id) ? { ...row, collapsed: row.id !== open } : row));
    dispatchFields({
      type: 'UPDATE_MANY',
      formState: Object.assign({ [layoutPath]: { ...fields[layoutPath], rows: openRows } }, ...texts),
    });
  }, [rows, kinds, layoutPath, starters, dispatchFields, getFields]);

  return null;
}

/**
 * Returns the rows with the kinds of block that their fields state; undefined if all rows have them already. When
 * Payload (3.90) replaces a block by a copied one, it leaves the kind and label of the row unchanged. With a new id it
 * is a new row to the server.
 */
function withTrueTypes(
  rows: readonly Row[],
  kinds: readonly string[],
  layoutPath: string,
): [rows: Row[], ids: FormState] | undefined {
  const ids: FormState = {};
  const typed = rows.map((row, index) => {
    const blockType = kinds[index];
    if (!blockType || blockType === row.blockType) return row;
    const id = newId();
    ids[`${layoutPath}.${index}.id`] = { value: id, initialValue: id, valid: true, passesCondition: true };
    return { id, blockType, isLoading: true };
  });
  return Object.keys(ids).length === 0 ? undefined : [typed, ids];
}

/** Whether the block at this path has no fields of its own yet. The copy of another block has them already. */
function isBare(fields: FormState, path: string): boolean {
  const own = Object.keys(fields).filter((name) => name.startsWith(path));
  return own.every((name) => name === `${path}id` || name === `${path}blockType`);
}

/** Turns values into the state of a form, each under `path` plus its own name, including list rows and group fields. */
function formStateOf(path: string, values: Record<string, unknown>): FormState {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => entriesOf(`${path}${name}`, value)));
}

function entriesOf(path: string, value: unknown): [string, FormState[string]][] {
  if (isRows(value)) {
    const rows = value.map((row) => ({ id: newId(), row }));
    const ids = rows.map(({ id }) => ({ id }));
    const list = { value: rows.length, initialValue: rows.length, rows: ids, disableFormData: true, valid: true };
    return [
      [path, list],
      ...rows.flatMap(({ id, row }, index) => Object.entries(formStateOf(`${path}.${index}.`, { id, ...row }))),
    ];
  }
  if (isRecord(value)) return Object.entries(formStateOf(`${path}.`, value));
  return [[path, { value, initialValue: value, valid: true, passesCondition: true }]];
}

function isRows(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

/** Returns a new id in Payload's format for rows: 24 hexadecimal digits. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Pastes copied blocks as new ones below the others, so that nothing is overwritten. */
export function PasteBlocks({ known, layoutPath }: { layoutPath: string; known: readonly string[] }) {
  const { addFieldRow } = useForm();

  function paste(): void {
    const copied = readCopiedBlocks(localStorage.getItem(clipboardKey));
    if (copied.length === 0) {
      toast.error(say('Copy a block first: in the menu of its row, here or in another document'));
      return;
    }
    const fitting = copied.filter(({ blockType }) => known.includes(blockType));
    for (const { blockType, blockName: _, ...values } of fitting) {
      addFieldRow({ path: layoutPath, schemaPath: layoutPath, blockType, subFieldState: formStateOf('', values) });
    }
    if (fitting.length < copied.length)
      toast.error(say('Blocks of articles do not fit into pages, nor those of pages'));
  }

  return (
    <Button buttonStyle="secondary" size="small" onClick={paste}>
      {say('Paste as a new block')}
    </Button>
  );
}

/** Opens the block that was chosen in the preview next to the form, and moves to its first field. Renders nothing. */
export function ChosenBlock({ layoutPath, part }: { layoutPath: string; part: string }) {
  const { iframeRef, popupRef } = useLivePreviewContext();
  useEffect(() => {
    const open = ({ data, source }: MessageEvent<unknown>) => {
      const frames = [iframeRef.current?.contentWindow, popupRef?.current];
      if (!source || !frames.includes(source as Window)) return;
      if (!isRecord(data) || data.type !== blockMessage || !Number.isInteger(data.position)) return;
      leadTo(`${layoutPath}.${data.position}`, [part]);
    };
    addEventListener('message', open);
    return () => removeEventListener('message', open);
  }, [iframeRef, popupRef, layoutPath, part]);
  return null;
}

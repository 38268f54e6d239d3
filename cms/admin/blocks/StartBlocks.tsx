'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import type { FormState, Row } from 'payload';
import { useEffect, useRef } from 'react';
import { formStateOf, newId } from './formStateOf.ts';
import { useKeptFolds } from './useKeptFolds.ts';

interface StartBlocksProps {
  /** Where in the form the blocks stand. */
  layoutPath: string;
  /** What each block begins with, by its layout name. */
  starters: Record<string, Record<string, unknown>>;
}

/**
 * Fills in and opens each block that is added, in the form alone: as defaults of the fields the texts would also get
 * into documents that leave a field out on purpose. It shows nothing.
 */
export function StartBlocks({ layoutPath, starters }: StartBlocksProps) {
  const rows = useFormFields(([fields]) => fields[layoutPath]?.rows);
  // The list of rows is the same one after a block was replaced by one that was copied; the kinds in its fields are not.
  const kinds = useFormFields(([fields]) =>
    (fields[layoutPath]?.rows ?? []).map((_, index) => fields[`${layoutPath}.${index}.blockType`]?.value).join(' '),
  );
  const { dispatchFields, getFields } = useForm();
  useKeptFolds(layoutPath);
  /** Each once: a block of no fields would look new for ever. */
  const started = useRef(new Set<string>());

  useEffect(() => {
    // Before the form asks the server about new blocks, or its answer would empty their fields again.
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
    // One that is added alone is open; those of a template stay a list that is read at a glance.
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
 * Rows with the kind of block that their fields say; undefined where all have. Payload (3.90) replaces a block by one that
 * was copied and leaves kind and label of the row as they were. With an id of its own it is a new row to the server.
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

/** Whether the block below that path has nothing of its own yet: a copy of another one has its fields already. */
function isBare(fields: FormState, path: string): boolean {
  const own = Object.keys(fields).filter((name) => name.startsWith(path));
  return own.every((name) => name === `${path}id` || name === `${path}blockType`);
}

'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { formStateOf } from './formStateOf.ts';

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
  const { dispatchFields, getFields } = useForm();

  useEffect(() => {
    // One that is added alone stands open; a template stays a list that is read at a glance.
    const isAlone = (rows ?? []).filter(({ isLoading }) => isLoading).length === 1;
    // Before the form asks the server about the new block, or its answer would empty the fields again.
    for (const [index, row] of (rows ?? []).entries()) {
      if (!row.isLoading || !row.blockType) continue;
      const fields = getFields();
      const path = `${layoutPath}.${index}.`;
      const own = Object.keys(fields).filter((name) => name.startsWith(path));
      // A copy of another block has its fields already.
      if (own.some((name) => name !== `${path}id` && name !== `${path}blockType`)) continue;
      const layout = fields[layoutPath];
      dispatchFields({
        type: 'UPDATE_MANY',
        formState: {
          ...formStateOf(path, starters[row.blockType] ?? {}),
          [layoutPath]: {
            ...layout,
            rows: (layout?.rows ?? []).map((one) =>
              one.id === row.id && isAlone ? { ...one, collapsed: false } : one,
            ),
          },
        },
      });
    }
  }, [rows, layoutPath, starters, dispatchFields, getFields]);

  return null;
}

'use client';

import { Button, toast, useForm } from '@payloadcms/ui';
import { clipboardKey, readCopiedBlocks } from './copiedBlocks.ts';
import { formStateOf } from './formStateOf.ts';

interface PasteBlocksProps {
  /** Where in the form the blocks stand. */
  layoutPath: string;
  /** Layout names of the blocks that may be there. */
  known: readonly string[];
}

/** Puts what was copied, here or in another document, below the blocks: as new ones, so nothing is written over. */
export function PasteBlocks({ known, layoutPath }: PasteBlocksProps) {
  const { addFieldRow } = useForm();

  function paste(): void {
    const copied = readCopiedBlocks(localStorage.getItem(clipboardKey));
    if (copied.length === 0) {
      toast.error('Copy a block first: in the menu of its row, here or in another document');
      return;
    }
    const fitting = copied.filter(({ blockType }) => known.includes(blockType));
    for (const { blockType, blockName: _, ...values } of fitting) {
      addFieldRow({ path: layoutPath, schemaPath: layoutPath, blockType, subFieldState: formStateOf('', values) });
    }
    if (fitting.length < copied.length) toast.error('Blocks of articles do not fit into pages, nor those of pages');
  }

  return (
    <Button buttonStyle="secondary" size="small" onClick={paste}>
      Paste as a new block
    </Button>
  );
}

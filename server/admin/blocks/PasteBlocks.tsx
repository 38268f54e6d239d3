'use client';

import { Button, toast, useForm } from '@payloadcms/ui';
import { say } from '../say.ts';
import { clipboardKey, readCopiedBlocks } from './copiedBlocks.ts';
import { formStateOf } from './StartBlocks.tsx';

interface PasteBlocksProps {
  layoutPath: string;
  known: readonly string[];
}

/**
 * Pastes blocks copied here or in another document below the existing blocks. They are new blocks, so nothing is
 * overwritten.
 */
export function PasteBlocks({ known, layoutPath }: PasteBlocksProps) {
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

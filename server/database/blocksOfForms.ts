/** What was a block of its own until 2026-11-28: each is a look of the block `form` since. */
const former: readonly unknown[] = ['audit_form', 'call_back_form'];

/** Says in SQL whether a layout may have such a block. */
export const mayHaveFormerForms = (column: string) =>
  `CAST(${column} AS text) LIKE '%audit_form%' OR CAST(${column} AS text) LIKE '%call_back_form%'`;

/** A stored layout with the block `form` in the place of blocks of single forms; nothing else of it is changed. */
export function withBlocksOfForms(stored: unknown): unknown {
  const layout: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
  if (!Array.isArray(layout)) return layout;
  return layout.map((block: unknown) => {
    const { blockType, formId, ...rest } = Object(block) as Record<string, unknown>;
    return former.includes(blockType) ? { ...rest, blockType: 'form', form: formId, look: 'beside' } : block;
  });
}

/** The columns that keep layouts of pages: as they are, and in every version. */
export const layoutsOfPages = [
  { table: 'pages', column: 'layout' },
  { table: '_pages_v', column: 'version_layout' },
] as const;

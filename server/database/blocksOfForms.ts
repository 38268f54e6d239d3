/** What was a block of its own until 2026-11-28, by the form that it drew: each is a look of the block `form` since. */
const former = new Map<unknown, string>([
  ['audit_form', 'audit'],
  ['call_back_form', 'call-back'],
]);

/** Says in SQL whether a layout may have such a block. */
export const mayHaveFormerForms = (column: string) =>
  `CAST(${column} AS text) LIKE '%audit_form%' OR CAST(${column} AS text) LIKE '%call_back_form%'`;

/** The names that a block `form` can draw, each as `name`. */
export const namesOfForms = 'SELECT name FROM forms WHERE deleted_at IS NULL';

/**
 * A stored layout with the block `form` in the place of blocks of single forms; nothing else of it is changed. Those
 * drew their form also under a name of their own, of which there is no document: it becomes the name of that form.
 */
export function withBlocksOfForms(stored: unknown, forms: readonly { name: string }[]): unknown {
  const layout: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
  if (!Array.isArray(layout)) return layout;
  return layout.map((block: unknown) => {
    const { blockType, formId, ...rest } = Object(block) as Record<string, unknown>;
    const drawn = former.get(blockType);
    if (!drawn) return block;
    const form = forms.some(({ name }) => name === formId) ? formId : drawn;
    return { ...rest, blockType: 'form', form, look: 'beside' };
  });
}

/** The columns that keep layouts of pages: as they are, and in every version. */
export const layoutsOfPages = [
  { table: 'pages', column: 'layout' },
  { table: '_pages_v', column: 'version_layout' },
] as const;

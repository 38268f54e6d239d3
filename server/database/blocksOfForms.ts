type Fields = Record<string, unknown>;

/** The forms of the site that were shown in such blocks, or are since. */
const formsOfSite = ['contact', 'event-seat', 'careers', 'scholarship', 'audit', 'call-back'];

/** What was a block of its own until 2026-11-29: the form that it drew, and what of the block `form` it is since. */
const former: Record<string, { drew: string; become: (block: Fields) => Fields }> = {
  audit_form: { drew: 'audit', become: (block) => ({ ...block, look: 'beside' }) },
  call_back_form: { drew: 'call-back', become: (block) => ({ ...block, look: 'beside' }) },
  contact_form: {
    drew: 'contact',
    become: ({ attachments, showFile, ...block }) => ({
      ...block,
      ...filesOf(...rowsOf(attachments), ...(showFile ? [{ field: 'file' }] : [])),
      look: 'closing',
    }),
  },
  contact_banner: { drew: 'contact', become: withoutBanner },
};

/** The banner of the contact form until 2026-11-29; one that opened no window only led to the form of its page. */
function withoutBanner({ buttonText, modal, ...block }: Fields): Fields {
  const { formId, heading, submitText, text, ...labels } = Object(modal) as Fields;
  if (!heading && !formId) return { ...block, blockType: 'call_to_action', buttonText };
  const asked = { ...labels, ...filesOf({ field: 'file' }), openText: buttonText };
  return { ...block, ...asked, formId, windowHeading: heading, lead: text, buttonText: submitText, look: 'window' };
}

const rowsOf = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);
const filesOf = (...files: unknown[]): Fields => (files.length > 0 ? { files } : {});

/** Says in SQL whether a layout may have such a block, or a field that was called otherwise. */
export const mayHaveFormerForms = (column: string) =>
  [...Object.keys(former), 'fileLabel'].map((name) => `CAST(${column} AS text) LIKE '%${name}%'`).join(' OR ');

/** The names that a block `form` can draw, each as `name`. */
export const namesOfForms = 'SELECT name FROM forms WHERE deleted_at IS NULL';

/**
 * A stored layout with the block `form` in the place of blocks of single forms; nothing else of it is changed. Those
 * drew their form also under a name of their own, of which there is no document: it becomes the name of that form.
 */
export function withBlocksOfForms(stored: unknown, forms: readonly { name: string }[]): unknown {
  const layout: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
  if (!Array.isArray(layout)) return layout;
  const names: unknown[] = [...formsOfSite, ...forms.map(({ name }) => name)];
  return layout.map((block: Fields) => {
    const found = former[String(block?.blockType)];
    if (!found) return block?.blockType === 'form' ? withFiles(block) : block;
    const { formId, ...rest } = found.become(block);
    if (rest.blockType !== block.blockType) return rest;
    return withFiles({ ...rest, blockType: 'form', form: names.includes(formId) ? formId : found.drew });
  });
}

/** What a file is called was a field of its own until 2026-11-29. */
function withFiles({ fileLabel, ...block }: Fields): Fields {
  return fileLabel ? { ...block, ...filesOf({ field: 'file', label: fileLabel }) } : block;
}

/** The columns that keep layouts of pages: as they are, and in every version. */
export const layoutsOfPages = [
  { table: 'pages', column: 'layout' },
  { table: '_pages_v', column: 'version_layout' },
] as const;

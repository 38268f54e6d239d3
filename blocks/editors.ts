import type { BlockLayout } from './block.schema.ts';
import { challengesEditor } from './Challenges/Challenges.editor.ts';
import type { EditorBlock } from './editor/editorBlock.ts';
import { faqEditor } from './Faq/Faq.editor.ts';

/** The form of every block in the CMS, in the order that the editor's block picker shows. */
export const editors = {
  challenges: challengesEditor,
  faq: faqEditor,
} satisfies { [Layout in BlockLayout]: EditorBlock & { slug: Layout } };

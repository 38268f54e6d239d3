import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $createHeadingNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import { $createParagraphNode, $getSelection } from 'lexical';
import styles from '../richText.module.css';

const kinds = { text: 'Text', h2: 'Heading', h3: 'Heading below' };

/** Makes the paragraph at the cursor text, or a heading of a level that a page has for it. */
export function ParagraphKind({ heading }: { heading: string | undefined }) {
  const [editor] = useLexicalComposerContext();
  const current = heading ?? 'text';

  function change(kind: string): void {
    editor.update(() => {
      if (kind === 'h2' || kind === 'h3') $setBlocksType($getSelection(), () => $createHeadingNode(kind));
      else if (kind === 'text') $setBlocksType($getSelection(), () => $createParagraphNode());
    });
    editor.focus();
  }

  return (
    <select
      className={styles.kind}
      aria-label="Kind of paragraph"
      value={current}
      onChange={({ target }) => change(target.value)}
    >
      {Object.entries(kinds).map(([kind, name]) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
      {current in kinds ? null : <option value={current}>Heading of level {current.slice(1)}</option>}
    </select>
  );
}

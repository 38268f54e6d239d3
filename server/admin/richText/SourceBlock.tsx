import { useLexicalEditable } from '@lexical/react/useLexicalEditable';
import type { NodeKey } from 'lexical';
import { Held } from './Held.tsx';
import styles from './richText.module.css';
import { useTyped } from './useTyped.ts';

interface SourceBlockProps {
  source: string;
  onChange: (source: string) => void;
  onRemove: () => void;
  nodeKey: NodeKey;
}

/** A passage that the editor has no form for, edited as Markdown. */
export function SourceBlock({ nodeKey, onChange, onRemove, source }: SourceBlockProps) {
  const isEditable = useLexicalEditable();
  const [value, type] = useTyped(source, onChange);
  return (
    <Held nodeKey={nodeKey} label="Kept as Markdown">
      <div className={styles.sheetHead}>
        <p>Kept as Markdown, because the editor has no form for it</p>
        {isEditable ? (
          <button type="button" className={styles.remove} onClick={onRemove}>
            Remove
          </button>
        ) : null}
      </div>
      <textarea
        aria-label="Markdown of this passage"
        value={value}
        rows={Math.min(20, Math.max(2, value.split('\n').length))}
        readOnly={!isEditable}
        onChange={({ target }) => type(target.value)}
      />
    </Held>
  );
}

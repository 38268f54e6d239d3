import { useLexicalEditable } from '@lexical/react/useLexicalEditable';
import { $getState, $setState, createState, type LexicalEditor, type NodeKey } from 'lexical';
import type { ReactElement } from 'react';
import { say } from '../../say.ts';
import styles from '../richText.module.css';
import { Held, SheetNode, useTyped } from './SheetNode.tsx';

const sourceState = createState('source', { parse: (value) => (typeof value === 'string' ? value : '') });

/** A passage that the editor has no form for. It is kept and edited as Markdown. */
export class SourceNode extends SheetNode {
  override $config() {
    return this.config('source', {
      extends: SheetNode,
      stateConfigs: [{ stateConfig: sourceState, flat: true }],
    });
  }

  get source(): string {
    return $getState(this, sourceState);
  }

  setSource(source: string): this {
    return $setState(this, sourceState, source);
  }

  override decorate(editor: LexicalEditor): ReactElement {
    return (
      <SourceBlock
        nodeKey={this.getKey()}
        source={this.source}
        onChange={(source) => editor.update(() => this.getLatest().setSource(source))}
        onRemove={() => editor.update(() => this.remove())}
      />
    );
  }
}

export function createSource(source: string): SourceNode {
  return new SourceNode().setSource(source);
}

interface SourceBlockProps {
  source: string;
  onChange: (source: string) => void;
  onRemove: () => void;
  nodeKey: NodeKey;
}

function SourceBlock({ nodeKey, onChange, onRemove, source }: SourceBlockProps) {
  const isEditable = useLexicalEditable();
  const [value, type] = useTyped(source, onChange);
  return (
    <Held nodeKey={nodeKey} label={say('Kept as Markdown')}>
      <div className={styles.sheetHead}>
        <p>{say('Kept as Markdown, because the editor has no form for it')}</p>
        {isEditable ? (
          <button type="button" className={styles.remove} onClick={onRemove}>
            {say('Remove')}
          </button>
        ) : null}
      </div>
      <textarea
        aria-label={say('Markdown of this passage')}
        value={value}
        rows={Math.min(20, Math.max(2, value.split('\n').length))}
        readOnly={!isEditable}
        onChange={({ target }) => type(target.value)}
      />
    </Held>
  );
}

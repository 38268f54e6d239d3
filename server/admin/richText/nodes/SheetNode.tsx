import { useLexicalEditable } from '@lexical/react/useLexicalEditable';
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection';
import {
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type LexicalEditor,
  type NodeKey,
  type StateConfig,
} from 'lexical';
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { say } from '../../say.ts';
import styles from '../richText.module.css';

/** A passage that React renders, among those that are typed. */
export class SheetNode extends DecoratorNode<ReactElement> {
  override createDOM(): HTMLElement {
    return document.createElement('div');
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): boolean {
    return false;
  }
}

export interface SheetProps<Value> {
  nodeKey: NodeKey;
  value: Value;
  onChange: (change: (value: Value) => Value) => void;
  onRemove: () => void;
}

/** Draws what a node holds in one of its states. */
export function drawSheet<Value>(
  node: SheetNode,
  editor: LexicalEditor,
  state: StateConfig<string, Value>,
  Sheet: ComponentType<SheetProps<Value>>,
): ReactElement {
  return (
    <Sheet
      nodeKey={node.getKey()}
      value={$getState(node, state)}
      onChange={(change) => editor.update(() => void $setState(node.getLatest(), state, change))}
      onRemove={() => editor.update(() => node.remove())}
    />
  );
}

const ownEvents = ['beforeinput', 'copy', 'cut', 'drop', 'dragstart', 'keydown', 'paste'] as const;

interface HeldProps extends Pick<SheetProps<unknown>, 'nodeKey' | 'onRemove'> {
  label: string;
  head: ReactNode;
  /** The label of the button that removes it. */
  removal: string;
  children: ReactNode;
}

/** Wraps input fields within the text, so that the editor does not handle what is typed, copied or pasted in them. */
export function Held({ children, head, label, nodeKey, onRemove, removal }: HeldProps) {
  const isEditable = useLexicalEditable();
  const box = useRef<HTMLFieldSetElement>(null);
  const [isChosen] = useLexicalNodeSelection(nodeKey);
  useEffect(() => {
    const keep = (event: Event) => {
      // The form's own shortcut, to save, must still reach it.
      const isShortcut =
        event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      if (!isShortcut) event.stopPropagation();
    };
    const held = box.current;
    for (const name of ownEvents) held?.addEventListener(name, keep);
    return () => {
      for (const name of ownEvents) held?.removeEventListener(name, keep);
    };
  }, []);
  return (
    <fieldset
      ref={box}
      className={isChosen ? `${styles.sheet} ${styles.chosen}` : styles.sheet}
      aria-label={label}
      contentEditable={false}
    >
      <div className={styles.sheetHead}>
        {head}
        {isEditable ? (
          <button type="button" onClick={onRemove}>
            {removal}
          </button>
        ) : null}
      </div>
      {children}
    </fieldset>
  );
}

/** The value of a field within the editor: shown at once while it is typed, and otherwise as the editor has it. */
export function useTyped(held: string, onType: (value: string) => void): [string, (value: string) => void] {
  const [value, setValue] = useState(held);
  const sent = useRef(held);
  useEffect(() => {
    // Changed by something other than typing, such as undo or another version.
    if (held !== sent.current) setValue(held);
    sent.current = held;
  }, [held]);
  return [
    value,
    (typed) => {
      sent.current = typed;
      setValue(typed);
      onType(typed);
    },
  ];
}

const sourceState = createState('source', { parse: (value) => (typeof value === 'string' ? value : '') });

/** A passage that the editor has no form for. It is kept and edited as Markdown. */
export class SourceNode extends SheetNode {
  override $config() {
    return this.config('source', { extends: SheetNode, stateConfigs: [{ stateConfig: sourceState, flat: true }] });
  }

  get source(): string {
    return $getState(this, sourceState);
  }

  override decorate(editor: LexicalEditor): ReactElement {
    return drawSheet(this, editor, sourceState, SourceBlock);
  }
}

export function createSource(source: string): SourceNode {
  return $setState(new SourceNode(), sourceState, source);
}

function SourceBlock({ nodeKey, onChange, onRemove, value: source }: SheetProps<string>) {
  const isEditable = useLexicalEditable();
  const [value, type] = useTyped(source, (typed) => onChange(() => typed));
  return (
    <Held
      nodeKey={nodeKey}
      label={say('Kept as Markdown')}
      head={<p>{say('Kept as Markdown, because the editor has no form for it')}</p>}
      removal={say('Remove')}
      onRemove={onRemove}
    >
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

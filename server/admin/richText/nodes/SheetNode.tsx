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
import {
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { say } from '../../say.ts';
import styles from '../richText.module.css';

export interface SheetProps<Value> {
  nodeKey: NodeKey;
  value: Value;
  onChange: (change: (value: Value) => Value) => void;
  onRemove: () => void;
}

/** A kind of passage that React renders, among those that are typed, with what it holds. */
export function sheetNode<Value>(
  type: string,
  state: StateConfig<string, Value>,
  Sheet: ComponentType<SheetProps<Value>>,
) {
  return class extends DecoratorNode<ReactElement> {
    override $config() {
      return this.config(type, { extends: DecoratorNode, stateConfigs: [{ stateConfig: state, flat: true }] });
    }

    get held(): Value {
      return $getState(this, state);
    }

    hold(value: Value): this {
      return $setState(this, state, () => value);
    }

    override createDOM(): HTMLElement {
      return document.createElement('div');
    }

    override updateDOM(): boolean {
      return false;
    }

    override isInline(): boolean {
      return false;
    }

    override decorate(editor: LexicalEditor): ReactElement {
      return (
        <Sheet
          nodeKey={this.getKey()}
          value={this.held}
          onChange={(change) => editor.update(() => void $setState(this.getLatest(), state, change))}
          onRemove={() => editor.update(() => this.remove())}
        />
      );
    }
  };
}

/** The state of such a passage: what is missing or of another type is as in `empty`. */
export function heldState<Value extends object>(name: string, empty: Value): StateConfig<string, Value> {
  const fields = Object.entries(empty);
  return createState(name, {
    parse(given) {
      const stored: Record<string, unknown> = Object(given);
      const isFit = ([key, value]: [string, unknown]) => typeof stored[key] === typeof value;
      return Object.fromEntries(fields.map((field) => (isFit(field) ? [field[0], stored[field[0]]] : field))) as Value;
    },
    isEqual: (one, other) => fields.every(([key]) => Reflect.get(one, key) === Reflect.get(other, key)),
  });
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

interface LineProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  value: string;
  onType: (typed: string) => void;
}

/** A field of one line in such a passage. */
export function Line({ label, onType, value, ...input }: LineProps) {
  const isEditable = useLexicalEditable();
  const [typed, type] = useTyped(value, onType);
  const id = useId();
  return (
    <span className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={typed}
        readOnly={!isEditable}
        spellCheck={false}
        {...input}
        onChange={({ target }) => type(target.value)}
      />
    </span>
  );
}

const sourceState = createState('source', { parse: (value) => (typeof value === 'string' ? value : '') });

/** A passage that the editor has no form for. It is kept and edited as Markdown. */
export const SourceNode = sheetNode('source', sourceState, SourceBlock);

export const createSource = (source: string) => new SourceNode().hold(source);

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

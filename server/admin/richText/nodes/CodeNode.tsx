import { useLexicalEditable } from '@lexical/react/useLexicalEditable';
import { createState } from 'lexical';
import { useId } from 'react';
import { say } from '../../say.ts';
import styles from '../richText.module.css';
import { Held, type SheetProps, sheetNode, useTyped } from './SheetNode.tsx';

const none: Code = { language: '', meta: '', value: '' };
const codeState = createState('code', {
  parse(given): Code {
    const { language, meta, value } = Object(given) as Record<keyof Code, unknown>;
    return { language: String(language ?? ''), meta: String(meta ?? ''), value: String(value ?? '') };
  },
  isEqual: (one, other) => one.language === other.language && one.meta === other.meta && one.value === other.value,
});

/** Fenced code, edited in a field of its own. */
export const CodeNode = sheetNode('code-sheet', codeState, CodeBlock);

export const createCode = (code: Partial<Code> = {}) => new CodeNode().hold({ ...none, ...code });

interface Code {
  language: string;
  /** Its file and its marked lines, such as `vault.cdc {3-4}`. */
  meta: string;
  value: string;
}

function CodeBlock({ nodeKey, onChange, onRemove, value: code }: SheetProps<Code>) {
  const isEditable = useLexicalEditable();
  const { file, lines } = metaParts(code.meta);
  const change = (typed: Partial<Code>) => onChange((latest) => ({ ...latest, ...typed }));
  const [value, type] = useTyped(code.value, (typed) => change({ value: typed }));
  return (
    <Held
      nodeKey={nodeKey}
      label={say('Code')}
      head={
        <>
          <Line label={say('Language')} value={code.language} onType={(typed) => change({ language: typed.trim() })} />
          <Line label={say('File')} value={file} onType={(typed) => change({ meta: metaOf(typed, lines) })} />
          <Line
            label={say('Marked lines')}
            example="3-4, 7"
            value={lines}
            onType={(typed) => change({ meta: metaOf(file, typed) })}
          />
        </>
      }
      removal={say('Remove code')}
      onRemove={onRemove}
    >
      <textarea
        aria-label={say('Lines of code')}
        value={value}
        rows={Math.min(30, Math.max(3, value.split('\n').length))}
        readOnly={!isEditable}
        spellCheck={false}
        wrap="off"
        onChange={({ target }) => type(target.value)}
      />
    </Held>
  );
}

interface LineProps {
  label: string;
  value: string;
  example?: string;
  onType: (typed: string) => void;
}

function Line({ example = '', label, onType, value }: LineProps) {
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
        placeholder={example}
        onChange={({ target }) => type(target.value)}
      />
    </span>
  );
}

function metaParts(meta: string): { file: string; lines: string } {
  const lines = /\{([^{}]*)\}/.exec(meta);
  return { file: meta.replace(lines?.[0] ?? '', '').trim(), lines: lines?.[1] ?? '' };
}

function metaOf(file: string, lines: string): string {
  const marked = lines.replace(/[\s{}]/g, '');
  return [file.trim(), marked ? `{${marked}}` : ''].filter(Boolean).join(' ');
}

import { useLexicalEditable } from '@lexical/react/useLexicalEditable';
import { say } from '../../say.ts';
import { Held, heldState, Line, type SheetProps, sheetNode, useTyped } from './SheetNode.tsx';

const none: Code = { language: '', meta: '', value: '' };
/** Fenced code, edited in a field of its own. */
export const CodeNode = sheetNode('code-sheet', heldState('code', none), CodeBlock);

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
            placeholder="3-4, 7"
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

function metaParts(meta: string): { file: string; lines: string } {
  const lines = /\{([^{}]*)\}/.exec(meta);
  return { file: meta.replace(lines?.[0] ?? '', '').trim(), lines: lines?.[1] ?? '' };
}

function metaOf(file: string, lines: string): string {
  const marked = lines.replace(/[\s{}]/g, '');
  return [file.trim(), marked ? `{${marked}}` : ''].filter(Boolean).join(' ');
}

import { $getState, $setState, createState, type LexicalEditor } from 'lexical';
import type { ReactElement } from 'react';
import { type Code, CodeBlock } from '../CodeBlock.tsx';
import { SheetNode } from './SheetNode.ts';

const none: Code = { language: '', meta: '', value: '' };
const codeState = createState('code', {
  parse(given): Code {
    const { language, meta, value } = Object(given) as Record<keyof Code, unknown>;
    return { language: String(language ?? ''), meta: String(meta ?? ''), value: String(value ?? '') };
  },
  isEqual: (one, other) => one.language === other.language && one.meta === other.meta && one.value === other.value,
});

/** Fenced code, edited in a field of its own. */
export class CodeNode extends SheetNode {
  override $config() {
    return this.config('code-sheet', {
      extends: SheetNode,
      stateConfigs: [{ stateConfig: codeState, flat: true }],
    });
  }

  get code(): Code {
    return $getState(this, codeState);
  }

  setCode(code: Code): this {
    return $setState(this, codeState, code);
  }

  override decorate(editor: LexicalEditor): ReactElement {
    return (
      <CodeBlock
        nodeKey={this.getKey()}
        code={this.code}
        onChange={(change) =>
          editor.update(() => {
            const latest = this.getLatest();
            latest.setCode({ ...latest.code, ...change });
          })
        }
        onRemove={() => editor.update(() => this.remove())}
      />
    );
  }
}

export function createCode(code: Partial<Code> = {}): CodeNode {
  return new CodeNode().setCode({ ...none, ...code });
}

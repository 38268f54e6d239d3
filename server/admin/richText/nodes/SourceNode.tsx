import { $getState, $setState, createState, type LexicalEditor } from 'lexical';
import type { ReactElement } from 'react';
import { SourceBlock } from '../SourceBlock.tsx';
import { SheetNode } from './SheetNode.ts';

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

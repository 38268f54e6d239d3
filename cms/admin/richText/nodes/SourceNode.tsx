import { $getState, $setState, createState, DecoratorNode, type LexicalEditor } from 'lexical';
import type { ReactElement } from 'react';
import { SourceBlock } from '../SourceBlock.tsx';

const sourceState = createState('source', { parse: (value) => (typeof value === 'string' ? value : '') });

/** A passage that the editor has no form for. It stays as it was written, and is edited as such. */
export class SourceNode extends DecoratorNode<ReactElement> {
  override $config() {
    return this.config('source', {
      extends: DecoratorNode,
      stateConfigs: [{ stateConfig: sourceState, flat: true }],
    });
  }

  get source(): string {
    return $getState(this, sourceState);
  }

  setSource(source: string): this {
    return $setState(this, sourceState, source);
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

import { DecoratorNode } from 'lexical';
import type { ReactElement } from 'react';

/** A passage that React draws, among those that are written. */
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

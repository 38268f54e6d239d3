import { DecoratorNode } from 'lexical';
import type { ReactElement } from 'react';

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

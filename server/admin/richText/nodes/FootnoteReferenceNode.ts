import { type EditorConfig, TextNode } from 'lexical';

/** A reference to a footnote. It shows the label, which is one character to the cursor. */
export class FootnoteReferenceNode extends TextNode {
  override $config() {
    return this.config('footnote-reference', { extends: TextNode });
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const dom = super.createDOM(config);
    dom.classList.add(config.theme.footnoteReference);
    return dom;
  }

  override canInsertTextBefore(): boolean {
    return false;
  }

  override canInsertTextAfter(): boolean {
    return false;
  }

  override isTextEntity(): boolean {
    return true;
  }
}

export function createFootnoteReference(label: string): FootnoteReferenceNode {
  return new FootnoteReferenceNode(label).setMode('token');
}

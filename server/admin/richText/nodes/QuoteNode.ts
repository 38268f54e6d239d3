import { $getState, $setState, createState, type EditorConfig, ElementNode } from 'lexical';

const noteState = createState('isNote', { parse: (value) => value === true });

/** A quote, or a note in the margin. Unlike Lexical's own quote, it can contain paragraphs and lists. */
export class QuoteNode extends ElementNode {
  override $config() {
    return this.config('passage', { extends: ElementNode, stateConfigs: [{ stateConfig: noteState, flat: true }] });
  }

  get isNote(): boolean {
    return $getState(this, noteState);
  }

  setIsNote(isNote: boolean): this {
    return $setState(this, noteState, isNote);
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const dom = document.createElement(this.isNote ? 'aside' : 'blockquote');
    dom.className = this.isNote ? config.theme.note : config.theme.quote;
    if (this.isNote) dom.ariaLabel = 'Note';
    return dom;
  }

  override updateDOM(previous: this): boolean {
    return previous.isNote !== this.isNote;
  }

  /** Keeps edits within the quote: Enter adds a paragraph to it, and a list begins in it. */
  override isShadowRoot(): boolean {
    return true;
  }
}

export function createQuote(isNote: boolean): QuoteNode {
  return new QuoteNode().setIsNote(isNote);
}

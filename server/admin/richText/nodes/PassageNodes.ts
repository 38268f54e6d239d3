import {
  $createParagraphNode,
  $getState,
  $nodesOfType,
  $setState,
  createState,
  type EditorConfig,
  ElementNode,
  TextNode,
} from 'lexical';
import { say } from '../../say.ts';

const labelState = createState('label', { parse: (value) => (typeof value === 'string' ? value : '') });

/** The text of a footnote, where it was written. The page shows it at the end. */
export class FootnoteNode extends ElementNode {
  override $config() {
    return this.config('footnote', { extends: ElementNode, stateConfigs: [{ stateConfig: labelState, flat: true }] });
  }

  get label(): string {
    return $getState(this, labelState);
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const dom = document.createElement('p');
    dom.className = config.theme.footnote;
    dom.dataset.label = `${say('Footnote')} ${this.label}`;
    return dom;
  }

  override updateDOM(previous: this): boolean {
    return previous.label !== this.label;
  }

  override insertNewAfter(_: unknown, restoreSelection?: boolean) {
    const paragraph = $createParagraphNode();
    this.insertAfter(paragraph, restoreSelection);
    return paragraph;
  }

  override collapseAtStart(): boolean {
    this.replace($createParagraphNode(), true);
    return true;
  }
}

export function createFootnote(label: string): FootnoteNode {
  return $setState(new FootnoteNode(), labelState, label);
}

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

export function readLabelsInEditor(): string[] {
  return [
    ...$nodesOfType(FootnoteNode).map(({ label }) => label),
    ...$nodesOfType(FootnoteReferenceNode).map((node) => node.getTextContent()),
  ];
}

export function freeLabel(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

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
    if (this.isNote) dom.ariaLabel = say('Note');
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

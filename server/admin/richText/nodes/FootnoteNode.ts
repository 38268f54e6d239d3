import { $createParagraphNode, $getState, $setState, createState, type EditorConfig, ElementNode } from 'lexical';

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
    dom.dataset.label = this.label;
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

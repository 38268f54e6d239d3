import Slugger from 'github-slugger';
import type { FootnoteDefinition, FootnoteReference, Heading, Nodes, Root, RootContent } from 'mdast';
import { arrangeNotes } from './arrangeNotes.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { plainText } from './plainText.ts';

/** A heading of a text, as a list of contents shows it. */
export interface ReadHeading {
  id: string;
  text: string;
  level: number;
}

/** A footnote with its number in the whole article. */
export interface ReadFootnote {
  number: number;
  definition: FootnoteDefinition;
  /** Ids of the places in the text that refer to it. */
  references: string[];
  /** The text that it belongs to, for the links in it. */
  text: ReadText;
}

/** A text, parsed once: its nodes, and what stands at them when the whole article is known. */
export interface ReadText {
  nodes: RootContent[];
  headings: Map<Heading, ReadHeading>;
  references: Map<FootnoteReference, { number: number; id: string }>;
  /** Addresses of links that are written as `[words][name]`, by name. */
  addresses: Map<string, string>;
}

/** What the texts of one article share: no two headings have one id, footnotes count on. */
export class Reader {
  readonly headings: ReadHeading[] = [];
  readonly footnotes: ReadFootnote[] = [];
  readonly #slugger = new Slugger();

  /** `taken`: ids that stand on the page already. */
  constructor(taken: readonly string[] = []) {
    for (const id of taken) this.#slugger.slug(id);
  }

  /** Enters a heading that is not written in Markdown. */
  addHeading(text: string, level: number): ReadHeading {
    const heading = { id: this.#slugger.slug(text) || 'part', text, level };
    this.headings.push(heading);
    return heading;
  }

  read(markdown: string): ReadText {
    const root = parseMarkdown(markdown);
    const text: ReadText = {
      nodes: arrangeNotes(root.children.filter(isShown)),
      headings: new Map(),
      references: new Map(),
      addresses: new Map(),
    };
    const definitions = collectDefinitions(root, text);
    const enter = (node: Nodes): void => {
      if (node.type === 'heading') text.headings.set(node, this.addHeading(plainText(node), node.depth));
      if (node.type === 'footnoteReference') this.#enterReference(node, text, definitions);
      if ('children' in node) node.children.forEach(enter);
    };
    text.nodes.forEach(enter);
    return text;
  }

  #enterReference(node: FootnoteReference, text: ReadText, definitions: Map<string, FootnoteDefinition>): void {
    const definition = definitions.get(node.identifier);
    if (!definition) return;
    let footnote = this.footnotes.find((known) => known.definition === definition);
    if (!footnote) {
      footnote = { number: this.footnotes.length + 1, definition, references: [], text };
      this.footnotes.push(footnote);
    }
    const again = footnote.references.length > 0 ? `-${footnote.references.length + 1}` : '';
    const id = `footnote-${footnote.number}-reference${again}`;
    footnote.references.push(id);
    text.references.set(node, { number: footnote.number, id });
  }
}

function isShown(node: RootContent): boolean {
  return node.type !== 'definition' && node.type !== 'footnoteDefinition';
}

function collectDefinitions(root: Root, text: ReadText): Map<string, FootnoteDefinition> {
  const footnotes = new Map<string, FootnoteDefinition>();
  for (const node of root.children) {
    if (node.type === 'definition') text.addresses.set(node.identifier, node.url);
    if (node.type === 'footnoteDefinition') footnotes.set(node.identifier, node);
  }
  return footnotes;
}

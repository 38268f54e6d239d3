import { contactFormAnchor } from '@frontage/contract/constants.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import Slugger from 'github-slugger';
import { arrangeNotes } from './arrangeNotes.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { type FootnoteNode, type FootnoteReferenceNode, type HeadingNode, plainText, type TextNode } from './tree.ts';

/** A heading of a text, as a list of contents shows it. */
export interface ReadHeading {
  id: string;
  text: string;
  level: number;
}

/** A footnote with its number in the whole article. */
export interface ReadFootnote {
  number: number;
  definition: FootnoteNode;
  /** Ids of the places in the text that refer to it. */
  references: string[];
  /** The text that it belongs to. */
  text: ReadText;
}

/** A text that was parsed once: its nodes, and what belongs to them when the whole article is known. */
export interface ReadText {
  nodes: TextNode[];
  headings: Map<HeadingNode, ReadHeading>;
  references: Map<FootnoteReferenceNode, { number: number; id: string }>;
  pictures: TextPictures | undefined;
}

/** The pictures in a text, by their ids; undefined where they were not looked up. */
export type TextPictures = Readonly<Record<string, Picture>>;

/** What the texts of one article share: no two headings have the same id, and footnotes are numbered on. */
export class Reader {
  readonly headings: ReadHeading[] = [];
  readonly footnotes: ReadFootnote[] = [];
  readonly #slugger = new Slugger();

  /** `taken`: ids that the page already has. */
  constructor(taken: readonly string[] = []) {
    for (const id of taken) this.#slugger.slug(id);
  }

  /** Adds a heading that is not written in Markdown. */
  addHeading(text: string, level: number): ReadHeading {
    const heading = { id: this.#slugger.slug(text) || 'part', text, level };
    this.headings.push(heading);
    return heading;
  }

  read(markdown: string, pictures?: TextPictures): ReadText {
    const all = parseMarkdown(markdown);
    const definitions = new Map(all.flatMap((node) => (node.kind === 'footnote' ? [[node.label, node] as const] : [])));
    const text: ReadText = {
      nodes: arrangeNotes(all.filter((node) => node.kind !== 'footnote')),
      headings: new Map(),
      references: new Map(),
      pictures,
    };
    const enter = (node: TextNode): void => {
      if (node.kind === 'heading') text.headings.set(node, this.addHeading(plainText(node), node.depth));
      if (node.kind === 'footnoteReference') this.#enterReference(node, text, definitions.get(node.label));
      if ('children' in node) node.children.forEach(enter);
    };
    text.nodes.forEach(enter);
    return text;
  }

  #enterReference(node: FootnoteReferenceNode, text: ReadText, definition: FootnoteNode | undefined): void {
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

/** Ids that every page already has, or has with its form. */
export const idsOfPages = ['main', 'menu', 'footnotes', contactFormAnchor];

/** The id of a section of a page, by its place among the blocks. */
export const idOfSection = (anchor: string | undefined, place: number): string => anchor ?? `section-${place + 1}`;

/** Ids of every page with an article. */
export const idsOfArticles = ['main', 'menu', 'newsletter', 'footnotes', 'contents', 'read-on', contactFormAnchor];

/**
 * A text that cannot become part of a page; says where to fix it. Recognised by its name when it comes from a thread.
 */
export class ContentFault extends Error {
  override name = 'ContentFault';
}

/** `place` names the document, such as `The article /blockchain/finality`; each problem names its block. */
export function contentFault(place: string, problems: readonly string[]): ContentFault {
  return new ContentFault(
    [
      `${place} cannot be shown:`,
      ...problems.map((problem) => `  ${problem}`),
      'Fix it in the CMS and publish again.',
    ].join('\n'),
  );
}

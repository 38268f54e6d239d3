import { type Passage, parsePassages } from '@frontage/blocks/text/parseMarkdown.ts';
import type { TextNode } from '@frontage/blocks/text/tree.ts';
import type { LexicalNode, NodeKey } from 'lexical';
import { runsOfTree, settled } from '../../../texts/runs.ts';
import type { ListMarks } from '../../../texts/writeMarkdown.ts';
import { createSource, SourceNode } from '../nodes/SheetNode.tsx';
import { buildBlockNode } from './blockNodes.ts';
import { writeBlock } from './writeBlock.ts';

/**
 * A text in Markdown, opened in the editor. Passages that nobody changes are written as they were found, letter by
 * letter; passages that the editor has no form for stay Markdown. Both methods must be called within an update of the
 * editor.
 */
export class OpenedText {
  readonly #markdown: string;
  /** The source of each passage, by how the editor would write it. */
  readonly #found = new Map<string, string>();
  /** How the editor writes each of its passages. */
  readonly #own = new Map<NodeKey, string>();
  /** How the editor would write the whole text before any change. */
  #untouched: string | undefined;

  constructor(markdown: string) {
    this.#markdown = markdown;
  }

  nodes(): LexicalNode[] {
    const nodes = sectionsOf(this.#markdown).map(({ passage, source }) => {
      const node = passage && buildBlockNode(passage.node);
      const written = node && writeBlock(node);
      if (!node || !written || !showTheSame(parsePassages(written), [passage])) return createSource(source);
      if (standsAlone(source, passage)) this.#found.set(written, source);
      return node;
    });
    this.#untouched = nodes.map((node) => writeBlock(node)).join('\n\n');
    return nodes;
  }

  /** `isChanged`: whether a node was changed since the last call. */
  write(nodes: readonly LexicalNode[], isChanged: (key: NodeKey) => boolean = () => true): string {
    const written = nodes.map((node) => ({ node, own: this.#write(node, isChanged) })).filter(({ own }) => own !== '');
    if (written.map(({ own }) => own).join('\n\n') === this.#untouched) return this.#markdown;
    const passages: string[] = [];
    for (const [index, { node, own }] of written.entries()) {
      const found = this.#found.get(own) ?? own;
      const next = written[index + 1];
      // A list that is kept as Markdown cannot change its mark, so the one above it does.
      const taken = [markOf(passages.at(-1)), next?.node instanceof SourceNode ? markOf(next.own) : undefined];
      const mark = markOf(found);
      const isTaken = mark !== undefined && taken.includes(mark) && !(node instanceof SourceNode);
      passages.push(isTaken ? writeBlock(node, marksBut(taken)) : found);
    }
    return passages.join('\n\n');
  }

  /** Writes a passage only if it was changed. In a long text, each letter typed costs one passage. */
  #write(node: LexicalNode, isChanged: (key: NodeKey) => boolean): string {
    const key = node.getKey();
    const known = isChanged(key) ? undefined : this.#own.get(key);
    const own = known ?? writeBlock(node);
    this.#own.set(key, own);
    return own;
  }
}

interface Section {
  source: string;
  /** Undefined for source that shows nothing, such as the addresses that links refer to. */
  passage: Passage | undefined;
}

function sectionsOf(markdown: string): Section[] {
  const lines = markdown.split(/\r\n?|\n/);
  const cut = (from: number, to: number) =>
    lines
      .slice(from, to)
      .join('\n')
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd();
  const sections: Section[] = [];
  let end = 0;
  for (const passage of parsePassages(markdown)) {
    const [from, to] = passage.lines;
    sections.push({ source: cut(end, from), passage: undefined }, { source: cut(from, to), passage });
    end = to;
  }
  sections.push({ source: cut(end, lines.length), passage: undefined });
  return sections.filter(({ source }) => source !== '');
}

/** Whether a passage shows the same wherever it is put: it neither depends on other lines nor absorbs them. */
function standsAlone(source: string, passage: Passage): boolean {
  if (/^\s/.test(source)) return false;
  const [own, next, ...others] = parsePassages(`${source}\n\nx`);
  return next?.node.kind === 'paragraph' && others.length === 0 && showTheSame([own], [passage]);
}

/** The mark of a list's points: a list below it with the same mark would continue it. */
function markOf(passage = ''): string | undefined {
  return /^(?:[-*+]|\d+[.)])(?=\s|$)/.exec(passage)?.[0].at(-1);
}

function marksBut(taken: readonly (string | undefined)[]): ListMarks {
  const free = <Mark extends string>(...marks: [Mark, ...Mark[]]) =>
    marks.find((mark) => !taken.includes(mark)) ?? marks[0];
  return { bullet: free('-', '*', '+'), bulletOrdered: free('.', ')') };
}

const blocks = new Set<TextNode['kind']>(
  'code entry figure footnote heading list paragraph quote row rule table'.split(' ') as TextNode['kind'][],
);

/** Whether passages print the same words with the same marks; line ends within a paragraph are not printed. */
export function showTheSame(one: readonly (Passage | undefined)[], other: readonly (Passage | undefined)[]): boolean {
  const shown = (passages: typeof one) => JSON.stringify(passages.map((passage) => passage && shownBy(passage.node)));
  return shown(one) === shown(other);
}

function shownBy({ key: _, ...node }: TextNode): unknown {
  if (!('children' in node)) return node;
  const inner = node.children;
  return {
    ...node,
    children: groupsOf(inner).map((group) => (Array.isArray(group) ? settled(runsOfTree(group)) : shownBy(group))),
  };
}

function groupsOf(nodes: readonly TextNode[]): (TextNode | TextNode[])[] {
  const groups: (TextNode | TextNode[])[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (blocks.has(node.kind) || node.kind === 'cell') groups.push(node);
    else if (Array.isArray(last)) last.push(node);
    else groups.push([node]);
  }
  return groups;
}

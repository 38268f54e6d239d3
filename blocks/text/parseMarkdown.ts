import { pictureAt } from '@frontage/contract/primitives/pictureInText.ts';
import markdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import { plainText, type TextNode } from './tree.ts';

const definition = /^\[\^([^\]\s]{1,40})\]:[ \t]*/;

const reference = /\[\^([^\]\s]{1,40})\]/y;

/**
 * CommonMark with GitHub's tables and footnotes. HTML stays text. Addresses are kept as typed: the code that makes
 * links decides which of them may be links, and names the others.
 */
const parser = markdownIt({ html: false }).use(footnoteRules);
parser.disable('strikethrough');
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;

/** Parses a text once. Ten thousand articles are built, so the parser must need well under a millisecond. */
export function parseMarkdown(markdown: string): TextNode[] {
  return treeOf(parser.parse(markdown, {}), createCounter()).map(asFigure);
}

/** One paragraph, heading, list or the like of a text, and where it was written. */
export interface Passage {
  node: TextNode;
  /** Its first line, counted from 0, and the line after its last. Empty lines after it may be included. */
  lines: [number, number];
}

/**
 * The passages of a text with their lines, for code that continues the text. Source that shows nothing is in no
 * passage.
 */
export function parsePassages(markdown: string): Passage[] {
  const tokens = parser.parse(markdown, {});
  const nextKey = createCounter();
  const starts = tokens.flatMap(({ level, nesting }, index) => (level === 0 && nesting >= 0 ? [index] : []));
  return starts.flatMap((start, index) => {
    const lines = tokens[start]?.map;
    return treeOf(tokens.slice(start, starts[index + 1]), nextKey).flatMap((node) =>
      lines ? [{ node: asFigure(node), lines }] : [],
    );
  });
}

/** Turns a paragraph that is only a picture of the library into a figure. */
function asFigure(node: TextNode): TextNode {
  const [only, ...others] = node.kind === 'paragraph' ? node.children : [];
  if (only?.kind !== 'picture' || others.length > 0) return node;
  const picture = pictureAt(only.address);
  return picture === undefined ? node : { kind: 'figure', key: node.key, picture, caption: only.alt };
}

function createCounter(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

function treeOf(tokens: readonly Token[], nextKey: () => number): TextNode[] {
  const top: TextNode[] = [];
  // Open nodes, the innermost last. A node that shows nothing itself gives its children to the one around it.
  const open: TextNode[][] = [top];
  for (const token of tokens) {
    const siblings = open.at(-1) ?? top;
    if (token.type === 'inline') siblings.push(...treeOf(token.children ?? [], nextKey));
    else if (token.nesting < 0) open.pop();
    else {
      const node = nodeOf(token, nextKey());
      if (node) siblings.push(node);
      if (token.nesting > 0) open.push(node && 'children' in node ? node.children : siblings);
    }
  }
  return top;
}

function nodeOf(token: Token, key: number): TextNode | undefined {
  const children: TextNode[] = [];
  switch (token.type) {
    case 'paragraph_open':
      return token.hidden ? undefined : { kind: 'paragraph', key, children };
    case 'heading_open':
      return { kind: 'heading', key, children, depth: Number(token.tag.slice(1)) };
    case 'bullet_list_open':
    case 'ordered_list_open':
      return {
        kind: 'list',
        key,
        children,
        isOrdered: token.type === 'ordered_list_open',
        start: Number(token.attrGet('start') ?? 1),
      };
    case 'list_item_open':
      return { kind: 'entry', key, children };
    case 'blockquote_open':
      return { kind: 'quote', key, children };
    case 'table_open':
      return { kind: 'table', key, children };
    case 'tr_open':
      return { kind: 'row', key, children };
    case 'th_open':
    case 'td_open':
      return { kind: 'cell', key, children, align: alignOf(token) };
    case 'footnote_open':
      return { kind: 'footnote', key, children, label: labelOf(token) };
    case 'fence':
    case 'code_block':
      return {
        kind: 'code',
        key,
        value: token.content.replace(/\n$/, ''),
        language: /\S*/.exec(token.info.trim())?.[0] ?? '',
        meta: token.info.replace(/^\s*\S*\s*/, ''),
      };
    case 'hr':
      return { kind: 'rule', key };
    default:
      return inlineNodeOf(token, key);
  }
}

function inlineNodeOf(token: Token, key: number): TextNode | undefined {
  switch (token.type) {
    case 'text':
    case 'text_special':
      return token.content === '' ? undefined : { kind: 'words', key, value: token.content };
    case 'softbreak':
      return { kind: 'words', key, value: '\n' };
    case 'hardbreak':
      return { kind: 'lineBreak', key };
    case 'em_open':
      return { kind: 'emphasis', key, children: [] };
    case 'strong_open':
      return { kind: 'strong', key, children: [] };
    case 'code_inline':
      return { kind: 'inlineCode', key, value: token.content };
    case 'link_open':
      return { kind: 'link', key, children: [], address: String(token.attrGet('href') ?? '') };
    case 'image':
      return { kind: 'picture', key, alt: altOf(token), address: String(token.attrGet('src') ?? '') };
    case 'footnote_reference':
      return { kind: 'footnoteReference', key, label: labelOf(token) };
    default:
      // The head and body of a table show nothing themselves.
      return undefined;
  }
}

function altOf({ children }: Token): string {
  const words = treeOf(children ?? [], () => 0).map(plainText);
  return words.join('').replace(/\s+/g, ' ').trim();
}

function alignOf(token: Token): 'right' | 'center' | undefined {
  const style = String(token.attrGet('style') ?? '');
  if (style.endsWith(':right')) return 'right';
  return style.endsWith(':center') ? 'center' : undefined;
}

function labelOf(token: Token): string {
  const meta: unknown = token.meta;
  return typeof meta === 'object' && meta !== null && 'label' in meta ? String(meta.label) : '';
}

/**
 * Teaches the parser `[^1]` and, on separate lines, `[^1]: text`. The text continues to the next empty line or the next
 * footnote. A reference is recognised whether or not its text exists, so that a missing one can be named.
 */
function footnoteRules(parser: MarkdownIt): void {
  parser.block.ruler.before(
    'reference',
    'footnote',
    (state, startLine, endLine, silent) => {
      if (state.level > 0) return false;
      const lineAt = (line: number) =>
        state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
      const match = definition.exec(lineAt(startLine));
      if (!match) return false;
      if (silent) return true;
      let end = startLine + 1;
      while (end < endLine && !state.isEmpty(end) && !definition.test(lineAt(end))) end += 1;
      const lines = Array.from({ length: end - startLine }, (_, index) => lineAt(startLine + index));
      const open = state.push('footnote_open', '', 1);
      open.meta = { label: match[1] };
      open.map = [startLine, end];
      const inline = state.push('inline', '', 0);
      inline.content = lines.join('\n').slice(match[0].length).trim();
      inline.children = [];
      state.push('footnote_close', '', -1);
      state.line = end;
      return true;
    },
    { alt: ['paragraph', 'reference'] },
  );
  parser.inline.ruler.before('link', 'footnote_reference', (state, silent) => {
    reference.lastIndex = state.pos;
    const match = reference.exec(state.src);
    if (!match) return false;
    if (!silent) state.push('footnote_reference', '', 0).meta = { label: match[1] };
    state.pos += match[0].length;
    return true;
  });
}

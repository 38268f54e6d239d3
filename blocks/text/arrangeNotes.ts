import type { QuoteNode, TextNode } from './tree.ts';

const mark = '[!NOTE]';

/** Whether a quote is a note for the margin: it begins with `[!NOTE]`. */
export function isNote(node: TextNode | undefined): node is QuoteNode {
  if (node?.kind !== 'quote') return false;
  const [paragraph] = node.children;
  if (paragraph?.kind !== 'paragraph') return false;
  const [first] = paragraph.children;
  return first?.kind === 'words' && first.value.startsWith(mark);
}

export function withoutMark(note: QuoteNode): QuoteNode {
  const [paragraph, ...others] = note.children;
  if (paragraph?.kind !== 'paragraph') return note;
  const [first, ...rest] = paragraph.children;
  if (first?.kind !== 'words') return note;
  const words = first.value.slice(mark.length).trimStart();
  const children = words === '' ? rest.slice(rest[0]?.kind === 'words' ? 1 : 0) : [{ ...first, value: words }, ...rest];
  return { ...note, children: [{ ...paragraph, children }, ...others] };
}

/**
 * Moves notes: a note is next to the paragraph before it, and on narrow screens below it. One written between a heading
 * and its first paragraph is put after that paragraph, so that nothing is between the two.
 */
export function arrangeNotes(nodes: readonly TextNode[]): TextNode[] {
  const arranged = [...nodes];
  for (let index = 0; index < arranged.length - 1; index += 1) {
    const [note, next] = [arranged[index], arranged[index + 1]];
    if (note && next?.kind === 'paragraph' && !holdsNote(arranged[index - 1]) && isNote(note)) {
      arranged.splice(index, 2, next, note);
      index += 1;
    }
  }
  return arranged;
}

/** Whether a note can be next to it: running text, not a heading and nothing as wide as the page. */
function holdsNote(node: TextNode | undefined): boolean {
  return node?.kind === 'paragraph' || node?.kind === 'list';
}

/**
 * How many rows of the text a note may be next to, from the paragraph before it: up to the next thing as wide as the
 * page, or the next note. So a long note neither splits the text nor covers what follows.
 */
export function rowsBeside(nodes: readonly TextNode[], index: number, max = 6): number {
  let rows = 1;
  while (rows < max) {
    const next = nodes[index + rows];
    if (!next || isWide(next) || isNote(next)) break;
    rows += 1;
  }
  return rows;
}

function isWide({ kind }: TextNode): boolean {
  return kind === 'table' || kind === 'code' || kind === 'figure';
}

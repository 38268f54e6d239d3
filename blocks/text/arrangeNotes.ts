import type { Blockquote, RootContent } from 'mdast';

const mark = '[!NOTE]';

/** Whether a quote is a note for the margin: it begins with `[!NOTE]`. */
export function isNote(node: RootContent | undefined): node is Blockquote {
  if (node?.type !== 'blockquote') return false;
  const [paragraph] = node.children;
  if (paragraph?.type !== 'paragraph') return false;
  const [first] = paragraph.children;
  return first?.type === 'text' && first.value.startsWith(mark);
}

/** The note without its mark. */
export function withoutMark(note: Blockquote): Blockquote {
  const [paragraph, ...others] = note.children;
  if (paragraph?.type !== 'paragraph') return note;
  const [first, ...rest] = paragraph.children;
  if (first?.type !== 'text') return note;
  const text = { ...first, value: first.value.slice(mark.length).trimStart() };
  return { ...note, children: [{ ...paragraph, children: [text, ...rest] }, ...others] };
}

/** Whether a note may stand beside it: running text, no heading and nothing as wide as the page. */
function holdsNote(node: RootContent | undefined): boolean {
  return node?.type === 'paragraph' || node?.type === 'list';
}

/**
 * A note stands beside the paragraph before it, and on narrow screens below it. One written between a heading and its
 * first paragraph goes behind that paragraph: nothing comes between the two.
 */
export function arrangeNotes(nodes: RootContent[]): RootContent[] {
  const arranged = [...nodes];
  for (let index = 0; index < arranged.length - 1; index += 1) {
    const [note, next] = [arranged[index], arranged[index + 1]];
    if (note && next?.type === 'paragraph' && !holdsNote(arranged[index - 1]) && isNote(note)) {
      arranged.splice(index, 2, next, note);
      index += 1;
    }
  }
  return arranged;
}

/**
 * How many rows of the text a note may stand beside, from the paragraph before it: up to the next thing that is as wide
 * as the page, or the next note. So a long note neither tears the text apart nor covers what follows.
 */
export function rowsBeside(nodes: readonly RootContent[], index: number, max = 6): number {
  let rows = 1;
  while (rows < max) {
    const next = nodes[index + rows];
    if (!next || next.type === 'table' || next.type === 'code' || isNote(next)) break;
    rows += 1;
  }
  return rows;
}

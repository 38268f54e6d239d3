import type { MarkdownIt } from 'markdown-it';

const definition = /^\[\^([^\]\s]{1,40})\]:[ \t]*/;
const reference = /\[\^([^\]\s]{1,40})\]/y;

/**
 * Teaches the parser `[^1]` and, on separate lines, `[^1]: text`. The text continues to the next empty line or the next
 * footnote. A reference is recognised whether or not its text exists, so that a missing one can be named.
 */
export function footnoteRules(parser: MarkdownIt): void {
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

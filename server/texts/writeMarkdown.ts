import type { RootContent } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Marks of lists. Two lists, one below the other, need different ones, otherwise they would become one. */
export interface ListMarks {
  bullet: '-' | '*' | '+';
  bulletOrdered: '.' | ')';
}

/** Writes Markdown as our texts have it. */
export function writeMarkdown(children: RootContent[], marks: ListMarks = { bullet: '-', bulletOrdered: '.' }): string {
  return toMarkdown(
    { type: 'root', children },
    {
      ...marks,
      rule: '-',
      resourceLink: true,
      listItemIndent: 'one',
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmFootnoteToMarkdown()],
    },
  );
}

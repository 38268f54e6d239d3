import { addressInText } from '@frontage/contract/primitives/pictureInText.ts';
import type { BlockContent, Code, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Marks of lists. Two lists, one below the other, need different ones, otherwise they would become one. */
export interface ListMarks {
  bullet: '-' | '*' | '+';
  bulletOrdered: '.' | ')';
}

export function writeMarkdown(children: RootContent[], marks: ListMarks = { bullet: '-', bulletOrdered: '.' }): string {
  return toMarkdown(
    { type: 'root', children },
    {
      ...marks,
      rule: '-',
      resourceLink: true,
      listItemIndent: 'one',
      // Directly below words, a list that begins with another number would be read as more of them.
      join: [
        (above, below) =>
          above.type === 'paragraph' && below.type === 'list' && (below.start ?? 1) !== 1 ? 1 : undefined,
      ],
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmFootnoteToMarkdown()],
    },
  );
}

/** Code of a text. Without a language, the first word of the rest would be read as one. */
export function codeOf({ language, meta, value }: { language: string; meta: string; value: string }): Code {
  return { type: 'code', lang: language || (meta ? 'text' : null), meta: meta || null, value };
}

/** The blocks of a note. Its mark is raw, because with an escaped bracket it would be read as plain words elsewhere. */
export function noteOf(blocks: readonly BlockContent[]): BlockContent[] {
  const mark: PhrasingContent = { type: 'html', value: '[!NOTE]' };
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', children: [mark] }, ...blocks];
  return [{ type: 'paragraph', children: [mark, { type: 'text', value: '\n' }, ...first.children] }, ...rest];
}

/** A picture of the library in a text, with its caption: a separate paragraph, as the reader of texts expects it. */
export function pictureParagraph(picture: number, caption: string): Paragraph {
  const alt = caption.replace(/\s+/g, ' ').trim();
  return { type: 'paragraph', children: [{ type: 'image', url: addressInText(picture), alt }] };
}

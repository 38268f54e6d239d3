import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';

// Made once: they hold no state of a text.
const extensions = [gfmTable(), gfmFootnote()];
const mdastExtensions = [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown()];

/** CommonMark with GitHub's tables and footnotes as a tree. HTML in it stays text. */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions, mdastExtensions });
}

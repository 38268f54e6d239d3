import type { ArticleBlock } from '@frontage/contract/blocks.ts';
import { problemsOfText } from './problemsOfText.ts';
import { contentFault, idsOfArticles, Reader, type ReadFootnote, type ReadHeading, type ReadText } from './readText.ts';

/** A block of an article, with what the whole article says about it. */
export interface ReadBlock {
  block: ArticleBlock;
  /** Unique on the page: its anchor, or one made from its position. */
  id: string;
  /** Level of the headings in the block, so that the outline skips none. */
  level: 2 | 3;
  /** Only of a `textbox`. */
  text?: ReadText;
  /** Only of a block that is in the contents. */
  headingId?: string;
}

export interface ReadArticle {
  blocks: ReadBlock[];
  /** All headings that the contents list, in order. */
  headings: ReadHeading[];
  /** All footnotes, numbered over the whole article. */
  footnotes: ReadFootnote[];
}

/**
 * Reads an article once: parses its texts and numbers headings and footnotes over all of them. Throws a `ContentFault`
 * that names block and line where a text does not fit. `place` names the article in it.
 */
export function readArticle(layout: readonly ArticleBlock[], place: string): ReadArticle {
  const { problems, ...read } = readTexts(layout);
  if (problems.length === 0) return read;
  throw contentFault(
    place,
    problems.map(({ row, words }) => `Block ${row + 1} (Text): ${words}`),
  );
}

/** The same, with the problems of its texts by row. */
export function readTexts(
  layout: readonly ArticleBlock[],
): ReadArticle & { problems: { row: number; words: string }[] } {
  const ids = layout.map((block, index) => block.anchor ?? `part-${index + 1}`);
  const reader = new Reader([...idsOfArticles, ...ids]);
  const problems: { row: number; words: string }[] = [];
  let level = 1;
  const blocks = layout.map((block, index): ReadBlock => {
    const read = {
      block,
      id: ids[index] ?? `part-${index + 1}`,
      level: level === 1 ? (2 as const) : (3 as const),
    };
    if (block.acf_fc_layout === 'faq') {
      level = 2;
      return { ...read, headingId: reader.addHeading(block.heading.replaceAll('\n', ' '), 2).id };
    }
    if (block.acf_fc_layout !== 'textbox') return read;
    if (block.heading) reader.addHeading(block.heading.replaceAll('\n', ' '), 2);
    const headingId = block.heading ? reader.headings.at(-1)?.id : undefined;
    const text = reader.read(block.text, block.pictures);
    const above = block.heading ? 2 : level;
    problems.push(...problemsOfText(text, above).map((words) => ({ row: index, words })));
    level = [...text.headings.values()].at(-1)?.level ?? above;
    return { ...read, text, ...(headingId ? { headingId } : {}) };
  });
  return { blocks, headings: reader.headings, footnotes: reader.footnotes, problems };
}

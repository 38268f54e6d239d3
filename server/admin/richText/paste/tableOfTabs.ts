import type { TextNode } from '@frontage/blocks/text/tree.ts';

/** Reads plain words as a table if they are rows of cells separated by tabs; undefined otherwise. */
export function tableOfTabs(words: string): TextNode | undefined {
  const lines = words.split(/\r\n?|\n/);
  const written = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
  const rows = written.map((line) => line.split('\t').map((cell) => cell.trim()));
  const [head = [], ...others] = rows;
  const isTable = head.length > 1 && others.length > 0 && others.every((row) => row.length === head.length);
  // Lines of code begin with tabs, which would give a head with empty cells.
  if (!isTable || head.includes('')) return undefined;
  const rowOf = (cells: string[]): TextNode => ({ kind: 'row', key: 0, children: cells.map(cellOf) });
  return { kind: 'table', key: 0, children: rows.map(rowOf) };
}

function cellOf(value: string): TextNode {
  return { kind: 'cell', key: 0, align: undefined, children: value === '' ? [] : [{ kind: 'words', key: 0, value }] };
}

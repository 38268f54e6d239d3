import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Scroller } from '@frontage/design/kit/Scroller/Scroller.tsx';
import { useWords } from '@frontage/design/kit/words.ts';
import { inlineOf } from './inline.tsx';
import type { ReadText } from './readText.ts';
import styles from './TextTable.module.css';
import { plainText, type TableNode, type TextNode } from './tree.ts';

/** The words of a paragraph that is all in italics: above a table it is the caption. */
export function captionOf(node: TextNode | undefined): readonly TextNode[] | undefined {
  if (node?.kind !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.kind === 'emphasis' ? only.children : undefined;
}

interface TextTableProps {
  table: TableNode;
  caption: readonly TextNode[] | undefined;
  text: ReadText;
}

/** A table in a text: words in the first column, figures at the right and mono. A wide one scrolls, by keyboard too. */
export function TextTable({ table, caption, text }: TextTableProps) {
  const [head, ...rows] = table.children;
  const words = useWords();
  return (
    <div className={styles.frame} data-table>
      <Scroller label={caption ? caption.map(plainText).join('') : saySite(words, 'text.table')}>
        <table className={styles.table}>
          {caption ? <caption className={`note ${styles.caption}`}>{inlineOf(caption, text)}</caption> : null}
          <thead>
            <tr>
              {cellsOf(head).map((cell) => (
                <th key={cell.key} scope="col" data-align={cell.align}>
                  {inlineOf(cell.children, text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                {cellsOf(row).map((cell, column) =>
                  column === 0 ? (
                    <th key={cell.key} scope="row" data-align={cell.align}>
                      {inlineOf(cell.children, text)}
                    </th>
                  ) : (
                    <td key={cell.key} data-align={cell.align}>
                      {inlineOf(cell.children, text)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}

function cellsOf(row: TextNode | undefined) {
  if (row?.kind !== 'row') return [];
  return row.children.flatMap((cell) => (cell.kind === 'cell' ? [cell] : []));
}

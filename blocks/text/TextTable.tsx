import { Scroller } from '@frontage/design/kit/Scroller/Scroller.tsx';
import type { AlignType, PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { inlineOf } from './inline.tsx';
import { plainText } from './plainText.ts';
import type { ReadText } from './readText.ts';
import styles from './TextTable.module.css';

/** The words of a paragraph that stands in italics as a whole: above a table it is the caption. */
export function captionOf(node: RootContent | undefined): PhrasingContent | undefined {
  if (node?.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === 'emphasis' ? only : undefined;
}

interface TextTableProps {
  table: Table;
  caption: PhrasingContent | undefined;
  text: ReadText;
}

/** A table of a text: words in the first column, figures right and mono. A wide one scrolls and takes the focus for it. */
export function TextTable({ table, caption, text }: TextTableProps) {
  const [head, ...rows] = table.children;
  const align = table.align ?? [];
  return (
    <div className={styles.frame} data-table>
      <Scroller label={caption ? plainText(caption) : 'Table'}>
        <table className={styles.table}>
          {caption && 'children' in caption ? (
            <caption className={styles.caption}>{inlineOf(caption, text)}</caption>
          ) : null}
          {head ? (
            <thead>
              <tr>
                {head.children.map((cell, column) => (
                  <th key={cell.position?.start.offset} scope="col" data-align={alignOf(align, column)}>
                    {inlineOf(cell, text)}
                  </th>
                ))}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {rows.map((row) => (
              <Row key={row.position?.start.offset} row={row} align={align} text={text} />
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}

function Row({ row, align, text }: { row: TableRow; align: readonly AlignType[]; text: ReadText }) {
  const [name, ...cells] = row.children;
  return (
    <tr>
      {name ? (
        <th scope="row" data-align={alignOf(align, 0)}>
          {inlineOf(name, text)}
        </th>
      ) : null}
      {cells.map((cell, index) => (
        <td key={cell.position?.start.offset} data-align={alignOf(align, index + 1)}>
          {inlineOf(cell, text)}
        </td>
      ))}
    </tr>
  );
}

function alignOf(align: readonly AlignType[], column: number): 'right' | 'center' | undefined {
  const value = align[column];
  return value === 'right' || value === 'center' ? value : undefined;
}

import type { DefaultServerCellComponentProps } from 'payload';

/** Shows a list of texts, separated by commas; nothing if the list is empty. */
export function TextsCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <span>{Array.isArray(cellData) ? cellData.join(', ') : ''}</span>;
}

import type { DefaultServerCellComponentProps } from 'payload';

/** A list of texts as people write one, and nothing where it is empty. */
export function TextsCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <span>{Array.isArray(cellData) ? cellData.join(', ') : ''}</span>;
}

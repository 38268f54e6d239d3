import type { DefaultServerCellComponentProps } from 'payload';

/** Shows a text, or nothing: an empty cell says enough. */
export function PlainCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'string' ? cellData : ''}</span>;
}

import type { DefaultServerCellComponentProps } from 'payload';

/** Most characters in a cell. */
const maxShown = 120;

/** Shows what a request is about: its message, otherwise its details, such as the hour of a call. */
export function AboutCell({ rowData }: DefaultServerCellComponentProps) {
  const words = String(rowData.message || rowData.details || '').replace(/\s+/g, ' ');
  return <span>{words.length > maxShown ? `${words.slice(0, maxShown).trimEnd().toWellFormed()}…` : words}</span>;
}

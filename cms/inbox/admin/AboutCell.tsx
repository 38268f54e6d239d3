import type { DefaultServerCellComponentProps } from 'payload';

/** Characters of a cell, at most. */
const maxShown = 120;

/** What a request is about: the message, else what the form says, such as the hour of a call. */
export function AboutCell({ rowData }: DefaultServerCellComponentProps) {
  const words = String(rowData.message || rowData.details || '').replace(/\s+/g, ' ');
  return <span>{words.length > maxShown ? `${words.slice(0, maxShown).trimEnd().toWellFormed()}…` : words}</span>;
}

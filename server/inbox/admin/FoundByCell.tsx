import type { DefaultServerCellComponentProps } from 'payload';
import { originInWords } from '../origin.ts';

/** Shows in a list by which site, campaign or short link somebody found us, and what they say themselves. */
export function FoundByCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  return rowData ? <span>{originInWords(rowData)}</span> : null;
}

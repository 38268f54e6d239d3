import type { DefaultServerCellComponentProps } from 'payload';
import { originInWords } from '../origin.ts';

/** Shows in a list by which site, campaign or short link somebody found us. */
export function FoundByCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  return rowData ? <span>{originInWords({ origin: rowData.origin })}</span> : null;
}

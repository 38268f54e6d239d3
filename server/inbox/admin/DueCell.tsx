import type { DefaultServerCellComponentProps } from 'payload';
import { timeLeftInWords } from '../timeLeftInWords.ts';

/** Shows in the list of requests how long there is to answer. */
export function DueCell({ rowData }: DefaultServerCellComponentProps) {
  return <span>{timeLeftInWords(rowData, new Date())}</span>;
}

import type { DefaultServerCellComponentProps } from 'payload';
import { RequestLink } from './RequestLink.tsx';

/** The cell in the list of requests with the name of the sender. */
export function NameCell({ rowData }: DefaultServerCellComponentProps) {
  return <RequestLink id={Number(rowData.id)} name={String(rowData.name)} isUnread={!rowData.readAt} />;
}

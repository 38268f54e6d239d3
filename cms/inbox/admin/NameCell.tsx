import type { DefaultServerCellComponentProps } from 'payload';
import { RequestLink } from './RequestLink.tsx';

/** Who wrote, in the list of requests. */
export function NameCell({ rowData }: DefaultServerCellComponentProps) {
  return <RequestLink id={Number(rowData.id)} name={String(rowData.name)} isUnread={!rowData.readAt} />;
}

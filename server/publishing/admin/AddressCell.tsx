import type { DefaultServerCellComponentProps } from 'payload';
import { nameOutOfTrash } from '../../slugs/nameInTrash.ts';
import { liveAddress } from '../addressOnSite.ts';

/**
 * The full path of a document on the site, linked where visitors can read it; a dash where it has no address yet. In
 * the trash it is the path to which the document would be restored, without a link.
 */
export function AddressCell({
  cellData,
  payload,
  rowData,
}: Pick<DefaultServerCellComponentProps, 'cellData' | 'payload' | 'rowData'>) {
  if (typeof cellData !== 'string' || cellData === '') return <code>–</code>;
  const address = nameOutOfTrash(cellData, rowData?.id);
  if (address !== cellData || rowData?._status !== 'published') return <code>{address}</code>;
  return (
    <a href={liveAddress(payload, address)} target="_blank" rel="noreferrer">
      <code>{address}</code>
    </a>
  );
}

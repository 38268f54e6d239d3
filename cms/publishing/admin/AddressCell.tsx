import type { DefaultServerCellComponentProps } from 'payload';
import { nameOutOfTrash } from '../../slugs/nameInTrash.ts';
import { liveAddress } from '../addressOnSite.ts';

/**
 * Where a document is on the site, whole, as visitors read it, and the way there where they do; a dash where it has
 * no address yet. In the trash it is the one to which it comes back, and nobody reads it.
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

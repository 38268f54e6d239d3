import type { DefaultServerCellComponentProps } from 'payload';
import { TwinWords } from '../../content/TwinWords.tsx';
import { nameOutOfTrash } from '../../trash/withTrash.ts';
import { liveAddress } from '../addressOnSite.ts';

type AddressCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'collectionSlug' | 'payload' | 'rowData'>;

/**
 * The full path of a document on the site, linked where visitors can read it; a dash where it has no address yet. In
 * the trash it is the path to which the document would be restored, without a link. Below it, what its languages lack.
 */
export function AddressCell({ collectionSlug, ...row }: AddressCellProps) {
  return (
    <>
      <Address {...row} />
      {row.rowData?.deletedAt ? null : <TwinWords collectionSlug={collectionSlug} {...row} />}
    </>
  );
}

function Address({ cellData, payload, rowData }: Omit<AddressCellProps, 'collectionSlug'>) {
  if (typeof cellData !== 'string' || cellData === '') return <code>–</code>;
  const address = nameOutOfTrash(cellData, rowData?.id);
  if (address !== cellData || rowData?._status !== 'published') return <code>{address}</code>;
  return (
    <a href={liveAddress(payload, address)} target="_blank" rel="noreferrer">
      <code>{address}</code>
    </a>
  );
}

import type { DefaultServerCellComponentProps } from 'payload';
import { liveAddress } from '../addressOnSite.ts';

/**
 * Where a document stands on the site, whole, as visitors read it, and the way there where they do; a dash where it has
 * no address yet.
 */
export function AddressCell({
  cellData,
  payload,
  rowData,
}: Pick<DefaultServerCellComponentProps, 'cellData' | 'payload' | 'rowData'>) {
  if (typeof cellData !== 'string' || cellData === '') return <code>–</code>;
  if (rowData?._status !== 'published') return <code>{cellData}</code>;
  return (
    <a href={liveAddress(payload, cellData)} target="_blank" rel="noreferrer">
      <code>{cellData}</code>
    </a>
  );
}

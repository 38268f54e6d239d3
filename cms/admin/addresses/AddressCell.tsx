import type { DefaultServerCellComponentProps } from 'payload';

/** Where a document stands on the site, whole, as visitors read it; a dash where it has no address yet. */
export function AddressCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <code>{typeof cellData === 'string' && cellData !== '' ? cellData : '–'}</code>;
}

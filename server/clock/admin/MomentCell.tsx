import type { DefaultServerCellComponentProps } from 'payload';
import { hasSeconds } from '../momentWords.ts';
import { Moment } from './Moment.tsx';

/** A time in a list, in the agency's zone; links to the document where it is the first column. */
export function MomentCell({
  cellData,
  collectionSlug,
  field,
  link,
  linkURL,
  rowData,
}: DefaultServerCellComponentProps) {
  if (!cellData) return null;
  const moment = <Moment iso={new Date(cellData).toISOString()} hasSeconds={hasSeconds(field)} />;
  if (!link) return moment;
  return <a href={linkURL ?? `/admin/collections/${collectionSlug}/${rowData.id}`}>{moment}</a>;
}

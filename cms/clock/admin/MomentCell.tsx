import type { DefaultServerCellComponentProps } from 'payload';
import { hasSeconds } from '../hasSeconds.ts';
import { Moment } from './Moment.tsx';

/** A moment in a list, by the clock of the agency; the way to its document where it is first. */
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

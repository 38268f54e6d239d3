import { kindInWords } from '@frontage/kinds/kinds.ts';
import type { DefaultServerCellComponentProps } from 'payload';
import styles from '../../admin/admin.module.css';
import { sayWith } from '../../admin/say.ts';
import { TwinWords } from '../../content/TwinWords.tsx';
import { lastMoment } from '../../trash/withTrash.ts';
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

/** In the trash when it was deleted and how long it can be restored; else also what its languages lack. */
export function ChangedCell(props: DefaultServerCellComponentProps) {
  const { collectionSlug: collection, payload, rowData } = props;
  const { deletedAt } = rowData;
  if (typeof deletedAt !== 'string') {
    const hasNoAddress = collection === 'translations' || kindInWords(collection);
    return (
      <>
        <MomentCell {...props} />
        {hasNoAddress ? <TwinWords collectionSlug={collection} payload={payload} rowData={rowData} /> : null}
      </>
    );
  }
  return (
    <>
      <Moment iso={deletedAt} />
      <span className={styles.until}>
        {sayWith('Can be brought back until {moment}', { moment: <Moment iso={lastMoment(deletedAt)} /> })}
      </span>
    </>
  );
}

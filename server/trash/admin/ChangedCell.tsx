import { kindInWords } from '@frontage/kinds/kinds.ts';
import type { DefaultServerCellComponentProps } from 'payload';
import { sayWith } from '../../admin/sayWith.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { MomentCell } from '../../clock/admin/MomentCell.tsx';
import { describeTwins } from '../../content/twins.ts';
import { lastMoment } from '../withTrash.ts';
import styles from './trash.module.css';

/**
 * When a document was last changed, and below that what its languages lack where it has no address that says so; in the
 * trash when it was deleted, and how long it can be restored.
 */
export async function ChangedCell(props: DefaultServerCellComponentProps) {
  const { collectionSlug: collection, payload, rowData } = props;
  const { deletedAt } = rowData;
  if (typeof deletedAt !== 'string') {
    const hasNoAddress = collection === 'translations' || kindInWords(collection);
    const words = hasNoAddress && (await describeTwins(payload, { ...rowData, collection, id: Number(rowData.id) }));
    return (
      <>
        <MomentCell {...props} />
        {words ? <div>{words}</div> : null}
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

import { kindInWords } from '@frontage/kinds/kinds.ts';
import type { DefaultServerCellComponentProps } from 'payload';
import styles from '../../admin/admin.module.css';
import { sayWith } from '../../admin/say.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { MomentCell } from '../../clock/admin/MomentCell.tsx';
import { TwinWords } from '../../content/TwinWords.tsx';
import { lastMoment } from '../withTrash.ts';

/**
 * When a document was last changed, and below that what its languages lack where it has no address that says so; in the
 * trash when it was deleted, and how long it can be restored.
 */
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

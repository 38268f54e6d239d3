import type { DefaultServerCellComponentProps } from 'payload';
import { sayWith } from '../../admin/sayWith.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { MomentCell } from '../../clock/admin/MomentCell.tsx';
import { lastMoment } from '../withTrash.ts';
import styles from './trash.module.css';

/** When a document was last changed; in the trash when it was deleted, and how long it can be restored. */
export function ChangedCell(props: DefaultServerCellComponentProps) {
  const { deletedAt } = props.rowData;
  if (typeof deletedAt !== 'string') return <MomentCell {...props} />;
  return (
    <>
      <Moment iso={deletedAt} />
      <span className={styles.until}>
        {sayWith('Can be brought back until {moment}', { moment: <Moment iso={lastMoment(deletedAt)} /> })}
      </span>
    </>
  );
}

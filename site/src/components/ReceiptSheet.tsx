import { counted } from '@frontage/contract/primitives/counting.ts';
import type { Receipt } from '@frontage/contract/visit.ts';
import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { Facts } from '@frontage/design/kit/Facts/Facts.tsx';
import styles from './ReceiptSheet.module.css';

interface ReceiptSheetProps {
  receipt: Receipt;
  /** Answered as requests usually are; otherwise the owner's words say when. */
  isUsual: boolean;
}

/** What arrived of a request, as a sheet that stands on the line below it. */
export function ReceiptSheet({ isUsual, receipt }: ReceiptSheetProps) {
  const { answerBy, email, files, message, received, reference } = receipt;
  const facts = [
    { title: 'Received', description: received },
    ...(email ? [{ title: 'From', description: email }] : []),
    ...(message ? [{ title: 'Message', description: `“${message}”` }] : []),
    ...(files.length > 0 ? [{ title: counted(files.length, 'file'), description: files.join(', ') }] : []),
    ...(isUsual ? [{ title: 'Answer by', description: <strong>{answerBy}</strong> }] : []),
  ];
  return (
    <section className={styles.sheet} aria-labelledby="receipt">
      <h2 id="receipt" className={styles.heading}>
        Receipt <span className={styles.number}>{reference}</span>
      </h2>
      <Facts facts={facts} className={styles.facts} />
      <div className={styles.berth}>
        <Berth freeLabel="received" takenLabel="received" isTaken />
      </div>
    </section>
  );
}

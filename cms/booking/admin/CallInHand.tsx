import { Button } from '@payloadcms/ui';
import styles from './CallInHand.module.css';

interface CallInHandProps {
  /** Of the visitor. */
  name: string;
  from: string;
  onPutDown: () => void;
}

/** Says which call is moved while its hour is sought, in whatever week. */
export function CallInHand({ from, name, onPutDown }: CallInHandProps) {
  return (
    <div role="status" className={styles.inHand}>
      <p>
        <strong>
          You are moving the call with {name}, {from}.
        </strong>{' '}
        Press one of the free hours; earlier and later days are above.
      </p>
      <Button buttonStyle="secondary" size="small" onClick={onPutDown}>
        Leave it where it is
      </Button>
    </div>
  );
}

/** Where a call that is drawn is dropped to go beyond the days that are shown. Seen while one is on its way. */
export function TurnPlaces({ unit }: { unit: string }) {
  return (
    <div aria-hidden="true" className={styles.turns}>
      <p data-turn="-1">Earlier {unit}</p>
      <p data-turn="1">Later {unit}</p>
    </div>
  );
}

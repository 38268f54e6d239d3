import { Button } from '@payloadcms/ui';
import { say } from '../../admin/say.ts';
import { sayWith } from '../../admin/sayWith.ts';
import styles from './CallInHand.module.css';

interface CallInHandProps {
  /** The visitor's name. */
  name: string;
  from: string;
  onPutDown: () => void;
}

/** Says which call is being moved while its new hour is looked for, in any week. */
export function CallInHand({ from, name, onPutDown }: CallInHandProps) {
  return (
    <div role="status" className={styles.inHand}>
      <p>
        {sayWith('{strong} Press one of the free hours; earlier and later days are above.', {
          strong: <strong>{say('You are moving the call with {name}, {from}.', { name, from })}</strong>,
        })}
      </p>
      <Button buttonStyle="secondary" size="small" onClick={onPutDown}>
        {say('Leave it where it is')}
      </Button>
    </div>
  );
}

/** Drop targets for moving a call beyond the days that are shown. Visible during a drag. */
export function TurnPlaces({ unit }: { unit: string }) {
  return (
    <div aria-hidden="true" className={styles.turns}>
      <p data-turn="-1">{say('Earlier {unit}', { unit: say(unit) })}</p>
      <p data-turn="1">{say('Later {unit}', { unit: say(unit) })}</p>
    </div>
  );
}

import { say } from '../../admin/say.ts';
import type { StandingWords } from '../target.ts';
import styles from './targets.module.css';

interface ChosenTargetProps {
  name: string;
  /** Undefined until it has been looked up. */
  says: StandingWords | undefined;
  isFirst: boolean;
  isLast: boolean;
  isReadOnly: boolean;
  onEarlier: () => void;
  onLater: () => void;
  onRemove: () => void;
}

/** One document of a list, with buttons that move or remove it. */
export function ChosenTarget(props: ChosenTargetProps) {
  const { isFirst, isLast, isReadOnly, name, onEarlier, onLater, onRemove, says } = props;
  const words = says?.words ?? name;
  return (
    <li>
      <span data-wrong={says?.isWrong || undefined}>
        {words}
        {says?.isWrong ? ` (${name})` : ''}
      </span>
      {isReadOnly ? null : (
        <span className={styles.acts}>
          <button type="button" aria-label={say('Move {words} up', { words })} disabled={isFirst} onClick={onEarlier}>
            ↑
          </button>
          <button type="button" aria-label={say('Move {words} down', { words })} disabled={isLast} onClick={onLater}>
            ↓
          </button>
          <button type="button" aria-label={say('Take {words} out', { words })} onClick={onRemove}>
            ×
          </button>
        </span>
      )}
    </li>
  );
}

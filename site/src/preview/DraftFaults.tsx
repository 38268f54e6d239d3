import { faultTitles } from '@frontage/contract/preview.ts';
import styles from './DraftFaults.module.css';

interface DraftFaultsProps {
  /** For editors, one fault per entry. */
  messages: readonly string[];
  /** The part that the messages are about. */
  of: keyof typeof faultTitles;
}

/** The faults of a draft, at their place; only editors see them. */
export function DraftFaults({ messages, of }: DraftFaultsProps) {
  if (messages.length === 0) return null;
  return (
    <section data-ground="paper" className={styles.faults}>
      <p className={`strong ${styles.title}`} data-spoken="">
        {faultTitles[of]}
      </p>
      <ul>
        {messages.map((message) => (
          <li key={message} className={styles.message} data-spoken="">
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

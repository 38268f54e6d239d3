import styles from './DraftFaults.module.css';

interface DraftFaultsProps {
  /** For editors, one fault per entry. */
  messages: readonly string[];
  /** The part that the messages are about. */
  of: 'block' | 'document';
}

const titles = { block: 'This block cannot be shown', document: 'This is missing, or does not fit' };

/** The faults of a draft, at their place; only editors see them. */
export function DraftFaults({ messages, of }: DraftFaultsProps) {
  if (messages.length === 0) return null;
  return (
    <section data-ground="paper" className={styles.faults}>
      <p className={styles.title}>{titles[of]}</p>
      <ul>
        {messages.map((message) => (
          <li key={message} className={styles.message}>
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

import styles from './DraftFaults.module.css';

interface DraftFaultsProps {
  /** For editors, one thing a line. */
  messages: readonly string[];
  /** What the messages are about. */
  of: 'block' | 'document';
}

const titles = { block: 'This block cannot be shown', document: 'This is missing, or does not fit' };

/** What is wrong with a draft, at its place; only ever seen by editors. */
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

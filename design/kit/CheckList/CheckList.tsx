import styles from './CheckList.module.css';

/** A list marked with small solid squares, as hollow ones would be boxes that can be ticked. */
export function CheckList({ entries }: { entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}

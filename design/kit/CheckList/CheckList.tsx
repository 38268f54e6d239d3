import styles from './CheckList.module.css';

/** A list marked with hollow squares: places where something could be. */
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

import styles from './publication.module.css';

/** The way to the history of the site. */
export function HistoryNav() {
  return (
    <a className={styles.navLink} href="/admin/history">
      History of the site
    </a>
  );
}

import styles from './speed.module.css';

/** The way to how fast pages were for visitors. */
export function SpeedNav() {
  return (
    <a className={styles.navLink} href="/admin/speed">
      Speed as visitors have it
    </a>
  );
}

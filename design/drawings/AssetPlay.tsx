import styles from './AssetPlay.module.css';

/**
 * Lets visitors move the asset of a hero, and try to copy it. Two buttons, so that keys and touch can do what a pointer
 * does by dragging; without script they are not shown. Its script is asset.browser.ts.
 */
export function AssetPlay({ className }: { className?: string | undefined }) {
  return (
    <p data-asset-play className={[styles.play, className].filter(Boolean).join(' ')}>
      <span role="status" className={styles.said} />
      <button type="button" data-asset-move className={styles.button}>
        Move<span className="visually-hidden"> the asset</span>
      </button>
      <button type="button" data-asset-copy className={styles.button}>
        Copy<span className="visually-hidden"> the asset</span>
      </button>
    </p>
  );
}

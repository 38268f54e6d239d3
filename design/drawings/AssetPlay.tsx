import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { useWords } from '../kit/words.ts';
import styles from './AssetPlay.module.css';

/**
 * Lets visitors move the asset of a hero, and try to copy it. Two buttons, so that keys and touch can do what a pointer
 * does by dragging; without script they are not shown. Its script is asset.browser.ts; each button holds its answer.
 */
export function AssetPlay({ className }: { className?: string | undefined }) {
  const words = useWords();
  return (
    <p data-asset-play className={[styles.play, className].filter(Boolean).join(' ')}>
      <span role="status" className="muted" />
      <button type="button" data-asset-move={saySite(words, 'page.assetMoved')} className={styles.button}>
        {saySite(words, 'page.moveAsset')}
      </button>
      <button type="button" data-asset-copy={saySite(words, 'page.assetRefused')} className={styles.button}>
        {saySite(words, 'page.copyAsset')}
      </button>
    </p>
  );
}

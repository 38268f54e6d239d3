import { Scroller } from '@frontage/design/kit/Scroller/Scroller.tsx';
import styles from './CodeSheet.module.css';
import { codeInfo, stretchesOf } from './codeInfo.ts';

/**
 * Code on a field sheet. Lines are never wrapped: the sheet scrolls and takes the focus for it. The script that copies,
 * `copyCode`, also shows the button for it.
 */
export function CodeSheet({ code, meta }: { code: string; meta: string }) {
  const { file, marked } = codeInfo(meta);
  return (
    <figure className={styles.sheet} data-code>
      <figcaption className={styles.head}>
        <span>{file ?? 'Code'}</span>
        <button type="button" className={styles.copy} hidden data-copy>
          Copy
        </button>
      </figcaption>
      <Scroller label={file ?? 'Code'}>
        <pre className={styles.code}>
          <code className={styles.lines}>
            {stretchesOf(code, marked).map((stretch) =>
              stretch.isMarked ? (
                <mark key={stretch.line} className={styles.marked}>
                  {stretch.text}
                </mark>
              ) : (
                stretch.text
              ),
            )}
          </code>
        </pre>
      </Scroller>
    </figure>
  );
}

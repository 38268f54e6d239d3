import { Button } from '../Button/Button.tsx';
import styles from './SendingButton.module.css';

interface SendingButtonProps {
  label: string;
  sendingLabel: string;
  isSending: boolean;
  tone: 'accent' | 'ink';
}

/** Sends a form. While it does, the asset is on the line and further presses do nothing; it keeps focus. */
export function SendingButton({ label, sendingLabel, isSending, tone }: SendingButtonProps) {
  return (
    <span className={styles.frame} data-sending={isSending || undefined}>
      <Button type="submit" tone={isSending ? 'ink' : tone} aria-disabled={isSending || undefined}>
        {isSending ? (
          <>
            <svg viewBox="0 0 44 14" width="44" height="14" aria-hidden="true">
              <path d="M0 13H44" className={styles.line} />
              <path d="M20 0h12v12H20Z" className={styles.asset} />
            </svg>
            {sendingLabel}
          </>
        ) : (
          label
        )}
      </Button>
      <span className="visually-hidden" role="status">
        {isSending ? sendingLabel : ''}
      </span>
    </span>
  );
}

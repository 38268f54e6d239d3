import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FullScreenDialog.module.css';

interface FullScreenDialogProps {
  ref: Ref<HTMLDialogElement>;
  labelledBy: string;
  closeLabel: string;
  /** At the left of the row with the close button. */
  head: ReactNode;
  children: ReactNode;
}

/**
 * The browser's own modal dialog over the whole window. Opened by `showModal()`, which traps focus, closes on Escape
 * and gives focus back; its content stays in the document while it is closed.
 */
export function FullScreenDialog({ ref, labelledBy, closeLabel, head, children }: FullScreenDialogProps) {
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={labelledBy} data-ground="paper">
      <div className={styles.head}>
        {head}
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FullScreenDialog.module.css';

interface FullScreenDialogProps {
  id: string;
  /** Id of the row at its top, to which its content scrolls. */
  topId: string;
  labelledBy: string;
  closeLabel: string;
  /** At the left of the row with the close button. */
  head: ReactNode;
  children: ReactNode;
}

/** What makes a button open the dialog with that id. */
export const openerOf = (id: string) => ({ popoverTarget: id, command: 'show-modal', commandfor: id });

/**
 * The browser's own modal dialog over the whole window, which traps focus, closes on Escape and gives focus back. A
 * button opens it without script, in browsers without invoker commands as a popover. Its content stays in the document
 * while it is closed.
 */
export function FullScreenDialog({ id, topId, labelledBy, closeLabel, head, children }: FullScreenDialogProps) {
  return (
    <dialog id={id} popover="auto" className={styles.dialog} aria-labelledby={labelledBy} data-ground="paper">
      <div id={topId} className={styles.head}>
        {head}
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          popoverTarget={id}
          popoverTargetAction="hide"
          {...{ command: 'close', commandfor: id }}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

import { toast } from '@payloadcms/ui';
import styles from './admin.module.css';

interface Action {
  label: string;
  /** The message stays if this prevents the default. */
  onClick(event: Pick<Event, 'preventDefault'>): void;
  onDismiss?(): void;
}

/** Shows a warning without a time limit, in place of an earlier one with the same id. */
export function showStandingToast(id: string, words: string, action?: Action): void {
  const button = action
    ? { action, onDismiss: () => action.onDismiss?.(), classNames: { actionButton: styles.action ?? '' } }
    : { action: undefined };
  toast.warning(words, { id, duration: Number.POSITIVE_INFINITY, ...button });
}

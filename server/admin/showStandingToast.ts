import { toast } from '@payloadcms/ui';
import styles from './toast.module.css';

interface Action {
  label: string;
  onClick(): void;
}

/** Shows a warning without a time limit, in place of an earlier one with the same id. */
export function showStandingToast(id: string, words: string, action?: Action): void {
  const button = action ? { action, classNames: { actionButton: styles.action ?? '' } } : { action: undefined };
  toast.warning(words, { id, duration: Number.POSITIVE_INFINITY, ...button });
}

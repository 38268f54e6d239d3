import type { TextareaFieldServerProps } from 'payload';
import styles from '../../admin/admin.module.css';

/** The content of an email, shown as plain text, whatever a visitor typed. */
export function MailText({ data }: TextareaFieldServerProps) {
  return <pre className={styles.mail}>{String(data?.text ?? '')}</pre>;
}

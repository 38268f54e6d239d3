import type { TextareaFieldServerProps } from 'payload';
import styles from '../../admin/admin.module.css';

/** The words of a mail, to be read: as text, whatever a visitor typed. */
export function MailText({ data }: TextareaFieldServerProps) {
  return <pre className={styles.mail}>{String(data?.text ?? '')}</pre>;
}

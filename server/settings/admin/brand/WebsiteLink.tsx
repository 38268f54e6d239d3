import type { ServerProps } from 'payload';
import styles from '../../../admin/admin.module.css';
import { say } from '../../../admin/say.ts';

/** A link to the website that is edited here. */
export function WebsiteLink({ payload }: ServerProps) {
  return (
    <a className={styles.link} href={String(payload.config.admin.custom?.siteUrl)} target="_blank" rel="noreferrer">
      {say('Open the website')}
    </a>
  );
}

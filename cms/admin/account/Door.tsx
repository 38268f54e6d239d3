import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { readEnvironment } from '../../environment.ts';
import styles from './account.module.css';

/** What stands around the forms of those who have not signed in: whose admin it is, and the way to the website. */
export async function Door({ children, heading, payload }: { children: ReactNode; heading: string; payload: Payload }) {
  const { companyName } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { companyName: true } });
  return (
    <div className={styles.door}>
      <p className={styles.company}>{companyName || 'Frontage'}</p>
      <h1>{heading}</h1>
      {children}
      <p>
        <a href={readEnvironment().siteUrl}>To the website</a>
      </p>
    </div>
  );
}

import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { say } from '../../admin/say.ts';
import { readEnvironment } from '../../environment.ts';
import { AgencyLogo } from '../../settings/admin/identity/AgencyLogo.tsx';
import styles from './account.module.css';

/** Surrounds the forms for people who have not signed in: the agency's logo above, a link to the website below. */
export function Door({ children, heading, payload }: { children: ReactNode; heading: string; payload: Payload }) {
  return (
    <div className={styles.door}>
      <AgencyLogo payload={payload} />
      <h1>{heading}</h1>
      {children}
      <p>
        <a href={readEnvironment().siteUrl}>{say('To the website')}</a>
      </p>
    </div>
  );
}

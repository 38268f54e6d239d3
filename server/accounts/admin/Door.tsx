import { identity } from '@frontage/contract/identity/identity.ts';
import type { Payload, ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { DrawnMark } from '../../admin/DrawnMark.tsx';
import { say } from '../../admin/say.ts';
import { readEnvironment } from '../../environment.ts';
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

/** Above the sign-in form: the agency's logo, its name where it has none, or our name before it has one. */
export async function AgencyLogo({ payload }: Pick<ServerProps, 'payload'>) {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const name = settings.companyName || 'Frontage';
  const logo = identity.shape.logo.safeParse(settings.identity?.logo ?? undefined).data;
  return logo ? (
    <DrawnMark svg={logo} label={name} className={styles.logo} accent={settings.identity?.accent} />
  ) : (
    <p className={styles.name}>{name}</p>
  );
}

/** In the header of each page of the admin: the agency's symbol, else the first letter of its name. */
export async function AgencyIcon({ payload }: Pick<ServerProps, 'payload'>) {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const name = settings.companyName || 'Frontage';
  const symbol = identity.shape.symbol.safeParse(settings.identity?.symbol ?? undefined).data;
  if (symbol) return <DrawnMark svg={symbol} label={name} className={styles.icon} accent={settings.identity?.accent} />;
  return <span className={styles.letter}>{[...name][0]}</span>;
}

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
  const { accent, name, svg } = await readMark(payload, 'logo');
  if (svg) return <DrawnMark svg={svg} label={name} className={styles.logo} accent={accent} />;
  return <p className={styles.name}>{name}</p>;
}

/** In the header of each page of the admin: the agency's symbol, else the first letter of its name. */
export async function AgencyIcon({ payload }: Pick<ServerProps, 'payload'>) {
  const { accent, name, svg } = await readMark(payload, 'symbol');
  if (svg) return <DrawnMark svg={svg} label={name} className={styles.icon} accent={accent} />;
  return <span className={styles.letter}>{[...name][0]}</span>;
}

async function readMark(payload: Payload, mark: 'logo' | 'symbol') {
  const { companyName, identity: own } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const svg = identity.shape[mark].safeParse(own?.[mark] ?? undefined).data;
  return { accent: own?.accent, name: companyName || 'Frontage', svg };
}

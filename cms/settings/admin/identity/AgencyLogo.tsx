import { identity } from '@frontage/contract/identity/identity.ts';
import type { ServerProps } from 'payload';
import { DrawnMark } from '../../../admin/DrawnMark.tsx';
import styles from './identity.module.css';

/** Above the form to sign in: the logo of the house, its name where it has none, ours before it has a name. */
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

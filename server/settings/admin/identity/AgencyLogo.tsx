import { identity } from '@frontage/contract/identity/identity.ts';
import type { ServerProps } from 'payload';
import { DrawnMark } from '../../../admin/DrawnMark.tsx';
import styles from './identity.module.css';

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

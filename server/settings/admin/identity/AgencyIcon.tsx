import { identity } from '@frontage/contract/identity/identity.ts';
import type { ServerProps } from 'payload';
import { DrawnMark } from '../../../admin/DrawnMark.tsx';
import styles from './identity.module.css';

/** In the header of each page of the admin: the agency's symbol, else the first letter of its name. */
export async function AgencyIcon({ payload }: Pick<ServerProps, 'payload'>) {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const name = settings.companyName || 'Frontage';
  const symbol = identity.shape.symbol.safeParse(settings.identity?.symbol ?? undefined).data;
  if (symbol) return <DrawnMark svg={symbol} label={name} className={styles.icon} accent={settings.identity?.accent} />;
  return <span className={styles.letter}>{[...name][0]}</span>;
}

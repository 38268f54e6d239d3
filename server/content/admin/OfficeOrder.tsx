import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { readOffices } from '../readOffices.ts';
import { SortOffices } from './SortOffices.tsx';

/** Above the list of offices, where there are at least two and the person may order them. */
export async function OfficeOrder({ payload, user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin', 'editor')) return null;
  const offices = (await readOffices(payload)).map(({ city, id }) => ({ id: String(id), city }));
  if (offices.length < 2) return null;
  return <SortOffices key={offices.map(({ id }) => id).join(' ')} offices={offices} />;
}

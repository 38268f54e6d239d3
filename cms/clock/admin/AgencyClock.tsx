import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { readAgencyZone } from '../readAgencyZone.ts';
import { ClockProvider } from './ClockProvider.tsx';

/** Tells all of the admin by whose clock it names moments. */
export async function AgencyClock({ children, payload }: Pick<ServerProps, 'payload'> & { children: ReactNode }) {
  return <ClockProvider zone={await readAgencyZone(payload)}>{children}</ClockProvider>;
}

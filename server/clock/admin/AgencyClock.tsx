import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { readAgencyZone } from '../readAgencyZone.ts';
import { ClockProvider } from './Moment.tsx';

/** Gives the admin the time zone of the agency, in which it shows all times. */
export async function AgencyClock({ children, payload }: Pick<ServerProps, 'payload'> & { children: ReactNode }) {
  return <ClockProvider zone={await readAgencyZone(payload)}>{children}</ClockProvider>;
}

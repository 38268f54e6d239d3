import type { Payload } from 'payload';
import { type Repeated, repeat } from '../repeat.ts';
import { runAppointments } from './runAppointments.ts';

/** ms between two checks. */
const restMs = 1000;

/** Publishes and unpublishes at the times that editors chose, checked once a second, until it is stopped. */
export function keepAppointments(payload: Payload, onFault: (error: unknown) => void): Repeated {
  return repeat(
    async () => {
      await runAppointments(payload);
      return restMs;
    },
    { onFault, restMs },
  );
}

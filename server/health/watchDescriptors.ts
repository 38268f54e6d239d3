import { open } from 'node:fs/promises';
import { type Repeated, repeat } from '../repeat.ts';

/** ms between two looks. */
const lookMs = 5_000;

/**
 * Tells, once while it lasts, that this process has no descriptors left. Connections are then reset below Node, which
 * says nothing; whatever else is opened fails with its own message.
 */
export function watchDescriptors(onFault: (error: unknown) => void): Repeated {
  return repeat(async () => (await open(import.meta.filename)).close(), { onFault, restMs: lookMs });
}

import { createRehearsals } from '../../guards/rehearsal.ts';
import type { Environment } from '../../hostEnvironment.ts';
import type { Repeated } from '../../repeat.ts';
import { findOfferedDocument } from './findOfferedDocument.ts';
import { type KeepTestingOptions, keepTesting } from './keepTesting.ts';
import { runSelfTest } from './runSelfTest.ts';

interface StartOptions extends Omit<KeepTestingOptions, 'mail' | 'run'> {
  environment: Pick<Environment, 'mail' | 'secret' | 'selfTestUrl'>;
}

/** Starts testing the forms at the address in the environment; undefined if it has none. */
export function startSelfTest({ environment, ...options }: StartOptions): Repeated | undefined {
  const { mail, secret, selfTestUrl: url } = environment;
  if (url === undefined) return undefined;
  const { now, payload } = options;
  const rehearsals = createRehearsals(secret, now);
  const document = () => findOfferedDocument(payload, now());
  return keepTesting({ ...options, mail, run: (signal) => runSelfTest({ url, rehearsals, document, now, signal }) });
}

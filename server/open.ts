import type { Payload } from 'payload';
import type { ConfigOptions } from './config/createConfig.ts';
import type { Environment } from './environment.ts';

/**
 * Opens the CMS's Local API in this process, on the database of DATA_DIR, without the admin. The caller must end it
 * with `payload.destroy()`. Throws EnvironmentFault where the environment is wrong.
 */
export async function openPayload(options: ConfigOptions = {}): Promise<Payload> {
  // Loading these takes a second of processor time, which a command that only looks something up, or refuses its
  // arguments, is spared.
  const [{ BasePayload }, { createConfig }] = await Promise.all([
    import('payload'),
    import('./config/createConfig.ts'),
  ]);
  return new BasePayload().init({ config: await createConfig(options) });
}

/** The same for one piece of work, however that ends. */
export async function withPayload<Result>(
  environment: Environment,
  work: (payload: Payload) => Promise<Result>,
): Promise<Result> {
  const payload = await openPayload({ environment });
  try {
    return await work(payload);
  } finally {
    await payload.destroy();
  }
}

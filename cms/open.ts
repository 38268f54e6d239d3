import type { Payload } from 'payload';
import type { ConfigOptions } from './config/createConfig.ts';

/**
 * The CMS's Local API in this process, on the database of DATA_DIR, without the admin. The caller must end it with
 * `payload.destroy()`. Throws EnvironmentFault where the environment does not fit.
 */
export async function openPayload(options: ConfigOptions = {}): Promise<Payload> {
  // A second of a processor: a command that only looks something up, or refuses what it is told, goes without.
  const [{ BasePayload }, { createConfig }] = await Promise.all([
    import('payload'),
    import('./config/createConfig.ts'),
  ]);
  return new BasePayload().init({ config: await createConfig(options) });
}

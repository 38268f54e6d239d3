import type { Payload } from 'payload';
import type { ConfigOptions } from './config/createConfig.ts';

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

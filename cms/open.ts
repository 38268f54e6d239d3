import { BasePayload, type Payload } from 'payload';
import { type ConfigOptions, createConfig } from './config/createConfig.ts';

/**
 * The CMS's Local API in this process, on the database of DATA_DIR, without the admin. The caller must end it with
 * `payload.destroy()`. Throws EnvironmentFault where the environment does not fit.
 */
export async function openPayload(options: ConfigOptions = {}): Promise<Payload> {
  return new BasePayload().init({ config: await createConfig(options) });
}

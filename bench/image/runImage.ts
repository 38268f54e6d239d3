import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readFileSync } from 'node:fs';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { startFlakySmtp } from '@frontage/server/testing/flakySmtp.ts';
import { untilAnswers } from '../../scripts/untilAnswers.ts';
import type { Image } from './followDockerfile.ts';
import { startInRoot } from './inRoot.ts';
import { listProcessTree } from './listProcessTree.ts';

/** Time in ms within which it must be ready, also on a busy machine. */
const readyMs = 600_000;
const none = '0000000000000000';

/**
 * Runs an image as compose.yaml does: as its user without root's capabilities, on a root that is read-only except for
 * `/tmp` and the data, until website and admin answer. Rejects if they do not, or if it does not end when asked.
 */
export async function runImage(image: Image, dataDir: string): Promise<void> {
  chownSync(dataDir, Number(image.user), Number(image.group));
  const smtp = await startFlakySmtp(Math.random);
  smtp.heal();
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const variables = {
    ...image.variables,
    ...{ PORT: String(port), ADMIN_PORT: String(adminPort), SITE_URL: 'https://www.example.com' },
    ...{ ADMIN_URL: 'https://admin.example.com', PAYLOAD_SECRET: 's'.repeat(36), TRUSTED_PROXIES: '1' },
    ...{ SMTP_URL: smtp.url, MAIL_TO: 'sales@example.com', MAIL_FROM: 'website@example.com' },
  };
  const start = (words: readonly string[], stdio: 'ignore' | 'inherit') =>
    startInRoot([...asUser(image), ...words], {
      ...{ root: image.root, directory: image.directory, variables, mounts: mountsOf(dataDir) },
      stdio: ['ignore', stdio, 'inherit'],
    });
  const begun = performance.now();
  const product = start(image.entrypoint, 'ignore');
  try {
    await untilAnswers(`http://127.0.0.1:${port}/readyz`, readyMs);
    console.log(`ready after ${formatSecondsSince(begun)} s`);
    await untilAnswers(`http://127.0.0.1:${adminPort}/admin/login`, readyMs);
    console.log(`the admin after ${formatSecondsSince(begun)} s`);
    await untilAnswers(`http://127.0.0.1:${port}/`, readyMs);
    const [probed] = await once(start(image.healthCheck, 'inherit'), 'exit');
    if (probed !== 0) throw new Error(`Its health check ended with ${probed}`);
    lookAtRights(product, image);
  } finally {
    product.kill('SIGTERM');
    const [code] = await (product.exitCode === null ? once(product, 'exit') : [product.exitCode]);
    await smtp.close();
    console.log(`ended with ${code}`);
  }
}

function mountsOf(dataDir: string): string {
  return [
    // A container engine writes this file.
    'echo "127.0.0.1 localhost" > "$1/etc/hosts"',
    'mount --bind "$1" "$1"',
    'mount -t tmpfs tmpfs "$1/tmp"',
    `mount --bind "${dataDir}" "$1/data"`,
    'mount -o remount,bind,ro "$1"',
  ].join('; ');
}

/** Applies USER, cap_drop and no-new-privileges. */
function asUser({ group, user }: Image): string[] {
  const ids = [`--reuid=${user}`, `--regid=${group}`, '--clear-groups'];
  return ['setpriv', ...ids, '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
}

/**
 * Checks the rights of all of its processes as the kernel reports them. Throws if one of them has more than it should.
 */
function lookAtRights({ pid }: ChildProcess, { user }: Image): void {
  const all = listProcessTree(pid);
  for (const one of all) {
    const status = readFileSync(`/proc/${one}/status`, 'utf8');
    const said = (name: string) =>
      status
        .split('\n')
        .find((line) => line.startsWith(`${name}:`))
        ?.split(/\s+/)[1];
    const rights = [said('Uid'), said('CapEff'), said('CapBnd'), said('NoNewPrivs')];
    if (rights.join() !== [user, none, none, '1'].join()) throw new Error(`Process ${one} may ${rights.join(', ')}`);
  }
  console.log(`${all.length} processes, all as user ${user}, without a capability`);
}

function formatSecondsSince(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1);
}

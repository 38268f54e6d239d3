import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { say } from './install.mjs';

/** Programs that read the files of `deploy/`, with the Debian package that contains each. */
const tools = {
  nginx: { package: 'nginx', file: 'usr/sbin/nginx' },
  caddy: { package: 'caddy', file: 'usr/bin/caddy' },
  promtool: { package: 'prometheus', file: 'usr/bin/promtool' },
  amtool: { package: 'prometheus-alertmanager', file: 'usr/bin/amtool' },
};

/**
 * Extracts missing programs from Debian's packages into `.cache`: one file of each, without the ten packages that
 * Prometheus needs for its pages, and without starting a service. If that fails, the tests that need them say so and
 * are skipped. `server/testing/programs.ts` looks for them.
 */
export function ensureDeployTools(root) {
  const target = join(root, '.cache', 'debian-tools');
  const laid = ['usr/sbin', 'usr/bin'].map((folder) => join(target, folder));
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', ...laid];
  const missing = Object.entries(tools).filter(([name]) => !folders.some((folder) => existsSync(join(folder, name))));
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get')) return;
  const names = missing.map(([, tool]) => tool.package);
  say(`Fetching ${names.join(', ')} for the tests of deploy/`);
  const making = `${target}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  try {
    if (!download(names, making)) return;
    for (const archive of readdirSync(making).filter((file) => file.endsWith('.deb'))) {
      const [name] = archive.split('_');
      const { file } = Object.values(tools).find((tool) => tool.package === name);
      // Only this file: a package has a hundred megabytes of others.
      const unpack = `dpkg-deb --fsys-tarfile ${archive} | tar --extract ./${file}`;
      if (spawnSync('sh', ['-c', unpack], { cwd: making, stdio: 'ignore' }).status !== 0) return;
      mkdirSync(dirname(join(target, file)), { recursive: true });
      renameSync(join(making, file), join(target, file));
    }
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** Downloads packages. Without root the package lists stay as old as they are. */
function download(names, cwd) {
  const quiet = { cwd, stdio: 'ignore' };
  // As root, apt warns that a folder of root's does not belong to its own user.
  const fetched = () => spawnSync('apt-get', ['download', '-qq', ...names], quiet).status === 0;
  if (fetched()) return true;
  if (process.getuid?.() !== 0) return false;
  spawnSync('apt-get', ['update', '-qq'], quiet);
  return fetched();
}

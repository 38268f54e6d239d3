import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildSite } from './publisher.ts';

const siteDirectory = fileURLToPath(new URL('../../../site', import.meta.url));

/** ms after which a build counts as stuck. */
const patienceMs = 10 * 60_000;

/** A build makes much that lives for one page only: with room for it, a tenth of the time is not spent on clearing. */
const youngMemory = '--max-semi-space-size=64';

/** Lines of a build's output that help nobody who writes content. */
const noise = /^\s*(?:at |Stack trace:|file:|Location:|Hint:|\d\d:\d\d:\d\d )/;

/** Builds the site with Astro in a process of its own, so that a heavy build never slows an answer to a visitor. */
export function createBuildSite(variables: Record<string, string>): BuildSite {
  const astro = join(
    dirname(createRequire(join(siteDirectory, 'package.json')).resolve('astro/package.json')),
    'bin',
    'astro.mjs',
  );
  return (directory) =>
    new Promise((resolve, reject) => {
      const build = spawn(process.execPath, [youngMemory, astro, 'build'], {
        cwd: siteDirectory,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          ASTRO_TELEMETRY_DISABLED: '1',
          NO_COLOR: '1',
          FORCE_COLOR: '0',
          ...variables,
          SITE_OUT_DIR: directory,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: patienceMs,
      });
      const output: string[] = [];
      build.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
      build.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
      build.on('error', reject);
      build.on('close', (code) => {
        if (code === 0) resolve();
        else reject(new Error(messageOf(output.join(''))));
      });
    });
}

/** What an editor needs of a failed build: the message, without the build's own log and stack. */
export function messageOf(output: string): string {
  const lines = output.split('\n');
  const start = lines.findIndex((line) => / cannot be built:|did not answer|has no home page|ContentError/.test(line));
  const relevant = (start >= 0 ? lines.slice(start) : lines.slice(-12)).filter(
    (line) => line.trim() !== '' && !noise.test(line),
  );
  return relevant
    .slice(0, 20)
    .join('\n')
    .replace(/^(?:\[?ContentError\]?:? ?)+/, '')
    .trim();
}

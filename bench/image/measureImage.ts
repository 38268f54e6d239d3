/**
 * Follows deploy/Dockerfile line by line on a machine without a container engine, measures the size of the result, and
 * runs it as the compose file does. Needs Linux, root and mmdebstrap, a package of Debian.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followDockerfile, type Image } from './followDockerfile.ts';
import { runImage } from './runImage.ts';

const repository = join(import.meta.dirname, '../..');
/** Folders that `-slim` leaves out of Debian's own image. */
const slim = ['man', 'locale', 'info', 'groff', 'lintian', 'linda', 'doc'];
const mostMb = 400;
/** Packages of Debian and of npm that are only for building. */
const buildTools = ['gcc', 'g++', 'make', 'python3', 'git', 'npm', 'nodejs', 'cpp'];
const buildPackages = ['typescript', 'esbuild', 'sass', 'drizzle-kit', 'vitest', '@biomejs/biome', 'lighthouse'];

/** Fails if the image is too large, contains build tools, or does not serve. */
export async function measureImage(): Promise<void> {
  const folder = mkdtempSync(join(process.env.BENCH_DIR || tmpdir(), 'frontage-image-'));
  try {
    const base = layBase(folder);
    const image = await followDockerfile({
      ...{ dockerfile: readFileSync(join(repository, 'deploy/Dockerfile'), 'utf8'), context: repository },
      ...{
        base,
        folder,
        args: { COMMIT: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: repository }).toString().trim() },
      },
    });
    const weight = weigh(image, base);
    const tools = [...findDebianTools(image), ...findNpmTools(image)];
    console.log(`tools that only build: ${tools.join(', ') || 'none'}`);
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    await runImage(image, dataDir);
    if (weight > mostMb) throw new Error(`The image is ${weight} MB, and may be ${mostMb}`);
    if (tools.length > 0) throw new Error(`The image holds what only builds: ${tools.join(', ')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates Debian as in `debian:trixie-slim`. */
function layBase(folder: string): string {
  const base = join(folder, 'base');
  const leftOut = slim.map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);
  execFileSync('mmdebstrap', ['--variant=minbase', '--quiet', ...leftOut, 'trixie', base], { stdio: 'inherit' });
  execFileSync('rm', ['-rf', join(base, 'var/cache/apt'), join(base, 'var/lib/apt/lists')]);
  return base;
}

/** Returns the size of all files in MB, and prints a line for each part. */
function weigh({ root }: Image, base: string): number {
  const parts = { 'the whole image': '', 'the product with its packages': 'app', Node: 'usr/local/bin/node' };
  for (const [part, path] of Object.entries(parts)) console.log(`${part}: ${measureMegabytes(join(root, path))} MB`);
  console.log(`Debian alone, as it begins: ${measureMegabytes(base)} MB`);
  return measureMegabytes(root);
}

function measureMegabytes(path: string): number {
  const said = execFileSync('du', ['--summarize', '--apparent-size', '--block-size=1000000', path], {
    encoding: 'utf8',
  });
  return Number(said.split('\t')[0]);
}

function findDebianTools({ root }: Image): string[] {
  const status = readFileSync(join(root, 'var/lib/dpkg/status'), 'utf8');
  const names = [...status.matchAll(/^Package: (\S+)$/gm)].map(([, name = '']) => name);
  // Debian has one package per version: gcc-14.
  return names.filter((name) => buildTools.includes(name.replace(/-\d+$/, '')));
}

function findNpmTools({ root }: Image): string[] {
  return buildPackages.filter((name) => existsSync(join(root, 'app/node_modules', name, 'package.json')));
}

/**
 * `npm test`: installs, and beside that finds or installs what else the tests need, then runs everything in runTests.ts
 * on the pinned Node.
 */
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser, ensurePackages, install, root, runPinned } from './install.mjs';
import { say } from './say.mjs';

/** Programs that read the files of `deploy/`, by the Debian package that contains each. */
const tools = {
  nginx: 'usr/sbin/nginx',
  caddy: 'usr/bin/caddy',
  prometheus: 'usr/bin/promtool',
  'prometheus-alertmanager': 'usr/bin/amtool',
};

/** The Nu HTML Checker as published on npm by its makers, 30 MB of Java, with the digest of its archive. */
const name = 'vnu-jar@26.9.27';
const archive = 'vnu-jar-26.9.27.tgz';
const sha512 = 'TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==';

/** Where the engines of other browsers are, by the package of Debian that brings each. */
const engines = {
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'],
  xvfb: ['/usr/bin/Xvfb'],
  'firefox-esr': ['/usr/bin/firefox-esr'],
};

// In a process of its own, which reports the variables that name what it found: npm waits for the network and the disk,
// and so do Debian's packages.
if (process.argv[2] === '--find-tools') process.send(findTools());
else {
  const finding = fork(fileURLToPath(import.meta.url), ['--find-tools']);
  install();
  finding.once('exit', (code) => {
    if (code !== 0) process.exit(1);
  });
  const [variables] = await once(finding, 'message');
  runPinned(['scripts/runTests.ts', ...process.argv.slice(2)], { env: { ...process.env, ...variables } });
}

function findTools() {
  const CHROMIUM_PATH = ensureBrowser({ forJourneys: true });
  // Where an engine is missing, its journeys say what to install.
  ensurePackages('the journeys in other engines', engines);
  ensureDeployTools(root);
  const checker = ensureMarkupChecker(root);
  return { CHROMIUM_PATH, ...(checker ? { NU_CHECKER: checker } : {}) };
}

/**
 * Extracts missing programs from Debian's packages into `.cache`: one file of each, without the ten packages that
 * Prometheus needs for its pages, and without starting a service. If that fails, the tests that need them say so and
 * are skipped. `server/testing/programs.ts` looks for them.
 */
function ensureDeployTools(root) {
  const target = join(root, '.cache', 'debian-tools');
  const laid = ['usr/sbin', 'usr/bin'].map((folder) => join(target, folder));
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', ...laid];
  const isThere = (file) => folders.some((folder) => existsSync(join(folder, basename(file))));
  const names = Object.keys(tools).filter((name) => !isThere(tools[name]));
  if (names.length === 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Fetching ${names.join(', ')} for the tests of deploy/`);
  const making = `${target}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  try {
    if (!download(names, making)) return;
    for (const name of names) {
      const file = tools[name];
      // Only this file: a package has a hundred megabytes of others.
      const unpack = `dpkg-deb --fsys-tarfile ${name}_*.deb | tar --extract ./${file}`;
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

/**
 * Returns the path of the Nu HTML Checker, fetched once into .cache if Java is there to run it. Undefined without Java,
 * and if it cannot be fetched: tests then check markup with html-validate. Fetched and not installed, because its
 * installation would download a Java.
 */
function ensureMarkupChecker(root) {
  if (process.env.NU_CHECKER) return process.env.NU_CHECKER;
  if (!(process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'java')))) return undefined;
  const folder = join(root, '.cache', name);
  const jar = join(folder, 'package/build/dist/vnu.jar');
  if (existsSync(jar)) return jar;
  const making = `${folder}.${process.pid}`;
  try {
    mkdirSync(making, { recursive: true });
    execFileSync('npm', ['pack', '--silent', name], { cwd: making, stdio: ['ignore', 'ignore', 'inherit'] });
    const digest = createHash('sha512')
      .update(readFileSync(join(making, archive)))
      .digest('base64');
    if (digest !== sha512) throw new Error(`${archive} is not what it was`);
    execFileSync('tar', ['--extract', '--gzip', '--file', archive], { cwd: making });
    renameSync(making, folder);
    return jar;
  } catch (error) {
    console.error(`The Nu HTML Checker cannot be had (${error.message}); markup is checked by html-validate.`);
    return undefined;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Nu HTML Checker as published on npm by its makers, 30 MB of Java, with the digest of its archive. */
const name = 'vnu-jar@26.9.27';
const archive = 'vnu-jar-26.9.27.tgz';
const sha512 = 'TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==';

/**
 * Returns the path of the Nu HTML Checker, fetched once into .cache if Java is there to run it. Undefined without Java,
 * and if it cannot be fetched: tests then check markup with html-validate. Fetched and not installed, because its
 * installation would download a Java.
 */
export function ensureMarkupChecker(root) {
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

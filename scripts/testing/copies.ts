import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies what git tracks or would track of a working tree. Builds and data stay behind. */
export function copySources(from: string, to: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(listed.split('\0'))) {
    if (!file || !existsSync(join(from, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file));
  }
}

const rooms = (root: string) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map(({ name }) => name);

/**
 * Lends a copy the packages that are installed elsewhere, by links. Our own rooms are those of the copy. Enough for all
 * but Next, which refuses packages outside of its folder.
 */
export function lendPackages(from: string, to: string): void {
  for (const room of ['.', ...rooms(from)])
    lendFolder(join(from, room, 'node_modules'), join(to, room, 'node_modules'));
}

function lendFolder(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (existsSync(target)) continue;
    if (name.startsWith('@') || name === '.bin') lendFolder(source, target);
    // A link of the workspace leads to the room beside it, so to that of the copy.
    else
      symlinkSync(
        lstatSync(source).isSymbolicLink() && from.endsWith('@frontage') ? readlinkSync(source) : source,
        target,
      );
  }
}

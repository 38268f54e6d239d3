import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../static/addressOf.ts';
import type { Releases } from '../static/releases.ts';

/** The page at a path, if the release has one: the path is read as any address is, so it cannot lead out. */
export function formPage(
  releases: Releases,
  path: string | undefined,
): { html: string; headers: Record<string, string> } | undefined {
  const release = releases.current();
  const target = path === undefined ? undefined : addressOf(path);
  if (!release || target?.kind !== 'page') return undefined;
  const file = join(release.directory, target.file);
  if (!existsSync(file)) return undefined;
  return { html: readFileSync(file, 'utf8'), headers: release.pageAt(target.path)?.headers ?? {} };
}

import { watch } from 'node:fs';
import { join } from 'node:path';
import { type Build, isSourceOf } from './builds.ts';

/** Time in ms without another change after which files count as saved. */
const settledAfterMs = 300;

/**
 * Reports each change of a build's sources, once for files that are saved together, and never while the previous change
 * is still being handled. The returned function stops it.
 */
export function watchSources(root: string, build: Build, onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let atWork: Promise<void> | undefined;
  let hasChangedMeanwhile = false;

  function note(path: string): void {
    if (!isSourceOf(build, path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), settledAfterMs);
  }

  async function tell(): Promise<void> {
    if (atWork) {
      hasChangedMeanwhile = true;
      return;
    }
    atWork = onChange();
    await atWork;
    atWork = undefined;
    if (!hasChangedMeanwhile) return;
    hasChangedMeanwhile = false;
    await tell();
  }

  const rooms = new Set(build.sources.map((pattern) => pattern.split('/')[0] ?? ''));
  const watchers = [...rooms]
    .filter((room) => !room.includes('.'))
    .map((room) =>
      watch(join(root, room), { recursive: true }, (_event, name) => {
        if (name) note(join(room, name));
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

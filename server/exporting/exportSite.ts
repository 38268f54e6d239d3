import { inParallel } from '@frontage/contract/primitives/inParallel.ts';
import { z } from 'zod';
import { hashed } from '../http/baseHeaders.ts';
import { type ExportedFile, ExportRefused, type ExportTarget, noteKey, turns } from './ExportTarget.ts';

/** The files that we have put at the target. */
const note = z.object({
  /** Hash and turn by key. The hash is empty while a file is being written, when nobody knows whether it was. */
  files: z.record(z.string(), z.tuple([z.string(), z.enum(turns)])),
  /** Since when (ISO) no page has loaded a file that is kept for pages opened before. */
  left: z.record(z.string(), z.string()),
});

type Note = z.infer<typeof note>;
type Noted = Note['files'][string];

export interface ExportResult {
  written: number;
  same: number;
  removed: number;
}

/** ms for which old scripts, styles and fonts are kept, because a page may stay open that long. */
const staysMs = 7 * 86_400_000;
/** Files that are sent at the same time. */
const atOnce = 8;

/**
 * Makes a target contain exactly these files. A file is written before the pages that load it, and removed after the
 * last page that did. So every page at the target is complete, whenever the export ends. The next export finishes what
 * one left undone.
 */
export async function exportSite(
  files: readonly ExportedFile[],
  target: ExportTarget,
  now: Date,
): Promise<ExportResult> {
  const before = parseNote(await target.readNote());
  const wanted = Object.fromEntries(
    files.map(({ hash, key, turn }): [string, Noted] => [key, [`${hash}${target.manner}`, turn]]),
  );
  const changed = files.filter(({ key }) => before.files[key]?.[0] !== wanted[key]?.[0]);
  const gone = Object.entries(before.files).filter(([key]) => !(key in wanted));
  const left = Object.fromEntries(
    gone
      .filter(([key]) => hashed.test(key))
      .map(([key]) => [key, before.left[key] ?? now.toISOString()] as const)
      .filter(([, since]) => now.getTime() - Date.parse(since) < staysMs),
  );
  const staying = Object.fromEntries(gone.filter(([key]) => key in left));
  const removed = gone.filter(([key]) => !(key in left));
  if (changed.length > 0 || removed.length > 0) {
    const begun = Object.fromEntries(changed.map(({ key, turn }): [string, Noted] => [key, ['', turn]]));
    await write({ files: { ...before.files, ...begun }, left: before.left });
    for (const turn of turns) {
      const ofTurn = changed.filter((file) => file.turn === turn);
      await inParallel(atOnce, ofTurn, async (file) => target.put(file, await file.read()));
    }
    for (const turn of turns.toReversed()) {
      const ofTurn = removed.filter(([, [, one]]) => one === turn);
      await inParallel(atOnce, ofTurn, ([key]) => target.remove(key));
    }
  }
  await write({ files: { ...wanted, ...staying }, left });
  return { written: changed.length, same: files.length - changed.length, removed: removed.length };

  function write(state: Note): Promise<void> {
    return target.writeNote(JSON.stringify(state));
  }
}

function parseNote(text: string | undefined): Note {
  if (text === undefined) return { files: {}, left: {} };
  try {
    return note.parse(JSON.parse(text));
  } catch (error) {
    throw new ExportRefused(
      `${noteKey} at the target is not as an export leaves it. Name another place, or empty this one`,
      {
        cause: error,
      },
    );
  }
}

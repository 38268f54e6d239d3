import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { inParallel } from '@frontage/contract/primitives/inParallel.ts';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { allOf, parseVariables, type Variables } from '@frontage/contract/variables.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type BucketSettings, bucketOf, bucketVariables, requireWholeBucket } from '../bucketSettings.ts';
import { createContentStore } from '../content/ContentStore.ts';
import { readCompany } from '../delivery/mails/senderOf.ts';
import { sharedFilesOf } from '../files/sharedFiles.ts';
import { holdDirectory } from '../holdDirectory.ts';
import type { Environment } from '../hostEnvironment.ts';
import { hashed } from '../http/baseHeaders.ts';
import { openReleaseFolder, openReleases } from '../publishing/servedReleases.ts';
import { readRedirects } from '../redirects/redirectPath.ts';
import { createSocialPictures, drawApart } from '../social/socialPictures.ts';
import { type ExportedFile, ExportRefused, type ExportTarget, noteKey, turns } from './ExportTarget.ts';
import { gatherSiteFiles } from './gatherSiteFiles.ts';

const prefix = 'EXPORT_';

interface ExportOptions {
  payload: Payload;
  environment: Environment;
  target: ExportTarget;
  hasExactNames: boolean;
  now: Date;
}

/**
 * Exports what visitors see now to a static host. `missing`: pictures that pages show but that cannot be found; `later`:
 * the number of pages that are to follow in the next release. Throws if nothing was published, or if another export is
 * running.
 */
export async function exportCurrent(options: ExportOptions) {
  const { environment, hasExactNames, now, payload, target } = options;
  const { backendUrl, cms, releasesDir } = environment;
  requireHostOfItsOwn(environment);
  const release = openReleases(releasesDir).current();
  if (!release)
    throw new ExportRefused('Nothing was published yet. Start the product, and export once the start page answers');
  if (!(await readFile(join(release.directory, 'index.html'), 'utf8')).includes(`data-backend="${backendUrl}"`)) {
    throw new ExportRefused(
      `The pages were made for another BACKEND_URL than ${backendUrl}. Start the product with this one, and export once it has published`,
    );
  }
  const folder = join(cms.dataDir, 'export');
  mkdirSync(folder, { recursive: true });
  // Of two exports at a time, each would rely on files that the other has replaced.
  const hold = holdDirectory(folder, now);
  if (hold.kind === 'taken')
    throw new ExportRefused(`Another export runs, as process ${hold.holder?.pid ?? 'unknown'}`);
  const files = sharedFilesOf(cms);
  try {
    const { sender } = await readCompany(payload);
    const socialNamed = createSocialPictures({
      content: createContentStore(payload),
      sender: async () => sender,
      draw: drawApart,
      directory: join(cms.dataDir, 'social'),
      mediaDir: cms.mediaDir,
      files,
      now: () => now,
    });

    async function readPicture(name: string): Promise<Buffer | undefined> {
      const [folder, file = ''] = name.split('/');
      if (folder === 'media') {
        const path = join(cms.mediaDir, file);
        return (await files.bring(path)) ? readFile(path).catch(() => undefined) : undefined;
      }
      const png = await socialNamed(file);
      return png && Buffer.from(png);
    }

    const redirects = await readRedirects(payload);
    const { languages } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { languages: true } });
    const about = { release, redirects, languages, pictureNamed: readPicture, environment, hasExactNames };
    const site = await gatherSiteFiles(about);
    const result = await exportSite(site.files, target, now);
    const { later = 0 } = (await openReleaseFolder(releasesDir).find(release.id)) ?? {};
    return { ...result, release: release.id, pages: site.pages, later, missing: site.missing };
  } finally {
    hold.release();
  }
}

/**
 * The bucket that a static host serves. Its variables are those of the bucket of files with the prefix EXPORT_;
 * undefined if none is set. Throws EnvironmentFault if it is the bucket of files, because everybody could read those.
 */
export function exportBucketOf(
  { cms }: Pick<Environment, 'cms'>,
  given: Variables = process.env,
): BucketSettings | undefined {
  const own = Object.fromEntries(Object.keys(bucketVariables).map((name) => [name, given[`${prefix}${name}`]]));
  const bucket = bucketOf(readWithPrefix(own));
  if (bucket && cms.bucket && bucket.name === cms.bucket.name && bucket.endpoint === cms.bucket.endpoint) {
    throw new EnvironmentFault(
      `${prefix}S3_BUCKET: is the bucket that holds files of visitors, and everybody reads an exported site. Name another one.`,
    );
  }
  return bucket;
}

function readWithPrefix(own: Variables) {
  try {
    const [values] = allOf(
      () => parseVariables(z.object(bucketVariables), own),
      () => requireWholeBucket(own, 'an export to a bucket needs'),
    );
    return values;
  } catch (error) {
    if (!(error instanceof EnvironmentFault)) throw error;
    throw new EnvironmentFault(error.faults.map((fault) => fault.replaceAll('S3_', `${prefix}S3_`)));
  }
}

/** Throws EnvironmentFault if forms of an exported page would reach no host. */
function requireHostOfItsOwn({ backendUrl, siteUrl }: Pick<Environment, 'backendUrl' | 'siteUrl'>): void {
  if (backendUrl !== siteUrl) return;
  throw new EnvironmentFault(
    'BACKEND_URL: forms and searches of an exported site have to reach this host, and SITE_URL leads to the static one. Set BACKEND_URL to an address of this host, such as https://forms.example.com, and start anew.',
  );
}

const note = z.object({
  /** Hash and turn by key. The hash is empty while a file is being written, when nobody knows whether it was. */
  files: z.record(z.string(), z.tuple([z.string(), z.enum(turns)])),
  /** Since when (ISO) no page has loaded a file that is kept for pages opened before. */
  left: z.record(z.string(), z.string()),
});

type Note = z.infer<typeof note>;
type Noted = Note['files'][string];

/** ms for which old scripts, styles and fonts are kept, because a page may stay open that long. */
const staysMs = 7 * 86_400_000;
const atOnce = 8;

/**
 * Makes a target contain exactly these files. A file is written before the pages that load it, and removed after the
 * last page that did. So every page at the target is complete, whenever the export ends. The next export finishes what
 * one left undone.
 */
export async function exportSite(files: readonly ExportedFile[], target: ExportTarget, now: Date) {
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
  const { data } = note.safeParse(readJson(text));
  if (data) return data;
  throw new ExportRefused(
    `${noteKey} at the target is not as an export leaves it. Name another place, or empty this one`,
  );
}

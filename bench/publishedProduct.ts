import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ReleaseSummary, releaseFiles, releaseSummary, servedPages } from '@frontage/contract/release.ts';
import { openRendererClient } from '@frontage/server/publishing/rendererClient.ts';
import { targetOf } from '@frontage/server/publishing/servedReleases.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import type { Payload } from 'payload';
import { type BackendProcess, startBackend } from './backendProcess.ts';
import { fillWithArticles } from './fillWithArticles.ts';
import { type RendererProcess, startRenderer } from './rendererProcess.ts';

/** Time in ms after which a publication should be live, whatever the size of the site. */
const patienceMs = 600_000;

/** The product as it runs: database, host and renderer, in its own folder and on a free port. */
export interface PublishedProduct {
  url: string;
  /** For all of its processes. */
  variables: { DATA_DIR: string } & Record<string, string>;
  /** Edits content as the admin does, while the host runs. */
  payload: Payload;
  host: BackendProcess;
  /** Undefined until it is started. */
  renderer: RendererProcess | undefined;
  rendererSocket: string;
  /** Folder of the releases. */
  releasesDirectory: string;
  /** Folder of the release that visitors get; of a missing one before the first. */
  currentRelease(): string;
  startRenderer(): void;
  /** Ends the host whatever it is doing, and waits until another one answers. */
  killHost(): Promise<void>;
  /** Ends the renderer whatever it is doing, and starts another one. */
  killRenderer(): Promise<void>;
  /** Waits until visitors get what is published. Rejects after ten minutes, saying what the publisher is doing. */
  untilPublished(): Promise<void>;
  /** Returns the summary of the release that visitors get. */
  summary(): ReleaseSummary;
  /** Renders every page again, whatever is known of it. The host keeps serving its current release. */
  renderAll(): Promise<ReleaseSummary>;
  /** The paths of all pages that visitors get, except that for missed addresses. */
  paths(): string[];
  /** Names of the releases on disk, complete or not. */
  releaseIds(): string[];
  close(): Promise<void>;
}

/**
 * Starts the host with the demo, and with generated articles up to that number. The renderer is started separately,
 * with the site's code as last built.
 */
export async function startProduct(articles = 0): Promise<PublishedProduct> {
  const dataDir = mkdtempSync(join(process.env.BENCH_DIR || tmpdir(), 'frontage-bench-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const variables = {
    DATA_DIR: dataDir,
    SITE_URL: url,
    CONTENT_URL: url,
    NODE_ENV: 'production',
    // As in `npm start`.
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  };
  const payload = await fillWithArticles(articles, variables);
  const rendererSocket = join(dataDir, 'renderer.sock');
  const releasesDirectory = join(dataDir, 'releases');
  const read = (file: string): unknown => JSON.parse(readFileSync(join(releasesDirectory, 'current', file), 'utf8'));
  const product: PublishedProduct = {
    url,
    variables,
    payload,
    host: await startBackend(port, variables),
    renderer: undefined,
    rendererSocket,
    releasesDirectory,
    currentRelease: () => join(releasesDirectory, targetOf(join(releasesDirectory, 'current')) ?? 'none'),
    startRenderer() {
      product.renderer = startRenderer(variables);
    },
    async killHost() {
      await product.host.kill();
      product.host = await startBackend(port, variables);
    },
    async killRenderer() {
      await product.renderer?.kill();
      product.startRenderer();
    },
    untilPublished: () => untilPublished(payload),
    summary: () => releaseSummary.parse(read(releaseFiles.summary)),
    async renderAll() {
      const { version } = product.summary();
      const moment = new Date();
      const request = { version, id: idOf(moment), moment: moment.toISOString(), isFull: true };
      return openRendererClient(rendererSocket).publish(request, () => {});
    },
    paths: () => Object.keys(servedPages.parse(read(releaseFiles.pages)).pages).filter((path) => path !== '/404'),
    releaseIds: () => readdirSync(releasesDirectory).filter((name) => /^\d{14}-/.test(name)),
    async close() {
      await product.renderer?.stop();
      await product.host.stop();
      await payload.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return product;
}

/** Waits until visitors get what is published. Rejects after ten minutes, saying what the publisher is doing. */
export async function untilPublished(payload: Payload): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { activity, liveVersion, version } = await payload.findGlobal({ slug: 'publication', depth: 0 });
    if (version && version === liveVersion) return;
    if (Date.now() > deadline) throw new Error(`Nothing was live after ten minutes: ${JSON.stringify(activity)}`);
    await pause(100);
  }
}

/** Names a release as the host does: the order by name is the order by time. */
function idOf(moment: Date): string {
  const second = moment.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return `${second}-${moment.getMilliseconds().toString(16).padStart(3, '0')}${randomBytes(2).toString('hex')}`;
}

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { ContentFault } from '@frontage/blocks/text/contentFault.ts';
import { faultsOfPage } from '../head/graph/graphIn.ts';
import { ContentError } from '../page-data/ContentError.ts';
import { createPageCompleter } from '../release/completePage.ts';
import { bestQuality, compressed, isCompressible } from '../release/compressContent.ts';
import type { PageFile } from '../release/pageFile.ts';
import type { WholeDrawing } from '../views.ts';
import type { PagePurpose, RenderAnswer, RenderedPage, RenderTask, ThreadData } from './renderTasks.ts';
import { type Shared, type SharedPart, wholeDrawing } from './viewContext.ts';

const { entry, ...settings }: ThreadData = workerData;
const { backendUrl, siteUrl } = settings.hosts;
// What pages write down as the address of their calls.
process.env.PAGE_BACKEND_URL = backendUrl === siteUrl ? '' : backendUrl;
const { render }: { render: (drawing: WholeDrawing) => Promise<string> } = await import(pathToFileURL(entry).href);
const complete = createPageCompleter(settings);
const shared = new Map<PagePurpose, Shared>();
// The code is there.
parentPort?.postMessage({ id: 0 } satisfies RenderAnswer);

parentPort?.on('message', async (task: RenderTask) => {
  if (task.kind === 'shared') {
    shared.set(task.purpose, task.shared);
    return;
  }
  const work = task.kind === 'page' ? renderPage(task) : writeWhole(task);
  const answer: RenderAnswer = await work.then(
    (page) => ({ id: task.id, ...(page ? { page } : {}) }),
    (error: unknown) => ({ id: task.id, fault: faultOf(error) }),
  );
  parentPort?.postMessage(answer);
});

async function renderPage(task: Extract<RenderTask, { kind: 'page' }>): Promise<RenderedPage> {
  const { drawing, file, quality, root } = task;
  const surroundings = shared.get(file === undefined ? 'drawn' : 'written');
  if (!surroundings) throw new Error('A page was to be rendered before what surrounds it was known');
  const used = new Set<SharedPart>();
  const rendered = await render(wholeDrawing(drawing, surroundings, (part) => used.add(part)));
  const isThere = ({ address }: PageFile) => root !== undefined && existsSync(join(root, address));
  const mayAsk = (asked: PageFile) => isThere(asked) || (root !== undefined && file !== undefined);
  const { asks, html, ...known } = complete(rendered, mayAsk);
  const page = { ...known, asks: asks.map(({ address }) => address), used: [...used] };
  if (file === undefined) return { ...page, html };
  if (root) for (const { address, content } of asks) writeShared(join(root, address), Buffer.from(content));
  write(file, Buffer.from(html), quality);
  const lacks = faultsOfPage(html);
  return lacks.length > 0 ? { ...page, lacks } : page;
}

async function writeWhole({ content, file, quality }: Extract<RenderTask, { kind: 'file' }>): Promise<undefined> {
  write(file, Buffer.from(content), quality);
}

/** With its compressed twin. */
function write(file: string, content: Buffer, quality: number): void {
  // Pages have .html here; pictures are compressed already.
  const twin = isCompressible(file) || file.endsWith('.html') ? compressed(content, quality) : undefined;
  replace(file, content);
  if (twin) replace(`${file}.br`, twin);
  else rmSync(`${file}.br`, { force: true });
}

/** Its name tells its content: where it is there, another page brought it, or another thread does at this moment. */
function writeShared(file: string, content: Buffer): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${threadId}`;
  // The twin first: whoever finds the file finds both.
  for (const [name, bytes] of [[`${file}.br`, compressed(content, bestQuality)] as const, [file, content] as const]) {
    if (!bytes) continue;
    writeFileSync(own, bytes);
    renameSync(own, name);
  }
}

/** Never into a file that is there: it is part of other releases too. */
function replace(file: string, content: Buffer): void {
  try {
    writeFileSync(file, content, { flag: 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') rmSync(file);
    else if (code === 'ENOENT') mkdirSync(dirname(file), { recursive: true });
    else throw error;
    writeFileSync(file, content, { flag: 'wx' });
  }
}

function faultOf(error: unknown): NonNullable<RenderAnswer['fault']> {
  const { message, name } = error instanceof Error ? error : { message: String(error), name: 'Error' };
  if (name === ContentError.name || name === ContentFault.name) return { kind: 'content', message };
  // A call of the operating system that failed: no room, no right, no file.
  if (error instanceof Error && 'syscall' in error) return { kind: 'system', message };
  return { kind: 'render', message: `${name}: ${message}` };
}

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessagePort, parentPort, threadId, workerData } from 'node:worker_threads';
import { ContentFault } from '@frontage/blocks/text/readText.ts';
import { collectGarbage } from '@frontage/contract/collectGarbage.ts';
import { isCompressible } from '@frontage/contract/release.ts';
import { faultsOfPage } from '../head/graph/requiredFields.ts';
import { ContentError } from '../page-data/ContentError.ts';
import { markedLinks } from '../page-data/languages.ts';
import { createPageCompleter, textOf } from '../release/completePage.ts';
import { compress, hastyQuality } from '../release/compressContent.ts';
import { createPageEncoder, type PageFile, type RenderedPageText } from '../release/pagePieces.ts';
import type { WholeDrawing } from '../views.ts';
import type { PagePurpose, RenderAnswer, RenderedPage, RenderTask, ThreadData } from './renderThreads.ts';
import { completeDrawing, type Shared } from './viewContext.ts';

/** After this many written pages a thread collects their garbage, before V8 would: up to 19 MB less of 550. */
const collectAfter = 1_000;

async function drawInThread(port: MessagePort, { entry, ...settings }: ThreadData): Promise<void> {
  const { backendUrl, siteUrl } = settings.hosts;
  // The address that pages contain for their calls.
  process.env.PAGE_BACKEND_URL = backendUrl === siteUrl ? '' : backendUrl;
  const { render }: { render: (drawing: WholeDrawing) => Promise<RenderedPageText> } = await import(
    pathToFileURL(entry).href
  );
  const complete = createPageCompleter(settings);
  const bytesOf = createPageEncoder();
  const shared = new Map<PagePurpose, Shared>();
  let written = 0;
  // Reports that the code is loaded.
  port.postMessage({ id: 0 } satisfies RenderAnswer);

  port.on('message', async (task: RenderTask) => {
    if (task.kind === 'shared') {
      shared.set(task.purpose, task.shared);
      return;
    }
    if (task.kind === 'rest') {
      collectGarbage();
      return;
    }
    const work = task.kind === 'page' ? renderPage(task) : writeWhole(task);
    const answer: RenderAnswer = await work.then(
      (page) => ({ id: task.id, ...(page ? { page } : {}) }),
      (error: unknown) => ({ id: task.id, fault: faultOf(error) }),
    );
    port.postMessage(answer);
  });

  async function renderPage(task: Extract<RenderTask, { kind: 'page' }>): Promise<RenderedPage> {
    const { drawing, file, quality, root } = task;
    const surroundings = shared.get(file === undefined ? 'drawn' : 'written');
    if (!surroundings) throw new Error('A page was to be rendered before what surrounds it was known');
    const used = new Set<string>();
    const rendered = await render(completeDrawing(drawing, surroundings, (part) => used.add(part)));
    const { language, languages } = drawing.context;
    if (language && languages) rendered.html = markedLinks(rendered.html, language, languages);
    const isThere = ({ address }: PageFile) => root !== undefined && existsSync(join(root, address));
    const mayAsk = (asked: PageFile) => isThere(asked) || (root !== undefined && file !== undefined);
    const { asks, hasCallDays, hasForm, hasHours, headers, notesOpening, pieces } = complete(rendered, mayAsk);
    const known = { hasCallDays, hasForm, hasHours, headers, notesOpening };
    const page = { ...known, asks: asks.map(({ address }) => address), used: [...used] };
    if (file === undefined) return { ...page, html: textOf(pieces) };
    if (root) for (const { address, content } of asks) writeShared(join(root, address), content);
    write(file, bytesOf(pieces), quality);
    written += 1;
    if (written % collectAfter === 0) globalThis.gc?.({ type: 'major', execution: 'sync' });
    const lacks = faultsOfPage(rendered.html);
    return lacks.length > 0 ? { ...page, lacks } : page;
  }
}

async function writeWhole({ content, file, quality }: Extract<RenderTask, { kind: 'file' }>): Promise<undefined> {
  write(file, content, quality);
}

function write(file: string, content: string | Uint8Array, quality: number | undefined): void {
  replace(file, content);
  const isTwinned = quality !== undefined && isCompressible(file);
  const twin = isTwinned ? compress(Buffer.from(content), quality) : undefined;
  if (twin) replace(`${file}.br`, twin);
  else rmSync(`${file}.br`, { force: true });
}

/**
 * Writes a file whose name contains a hash of its content. If it exists, another page wrote it, or another thread is
 * writing it.
 */
function writeShared(file: string, content: string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${threadId}`;
  // The twin first: once the file exists, both do.
  const twin = compress(Buffer.from(content), hastyQuality);
  for (const [name, bytes] of [[`${file}.br`, twin] as const, [file, content] as const]) {
    if (!bytes) continue;
    writeFileSync(own, bytes);
    renameSync(own, name);
  }
}

/** Never writes into an existing file, which is part of other releases too. */
function replace(file: string, content: string | Uint8Array): void {
  rmSync(file, { force: true });
  try {
    writeFileSync(file, content);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function faultOf(error: unknown): NonNullable<RenderAnswer['fault']> {
  const { message, name } = error instanceof Error ? error : { message: String(error), name: 'Error' };
  if (name === ContentError.name || name === ContentFault.name) return { kind: 'content', message };
  // A fault of the page, unlike other failed system calls: no file system allows names of that length.
  if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG')
    return { kind: 'render', message: 'No file can have a name as long as the end of its address: shorten that' };
  // A failed system call: no space, no permission, no file.
  if (error instanceof Error && 'syscall' in error) return { kind: 'system', message };
  return { kind: 'render', message: `${name}: ${message}` };
}

// The renderer's main thread imports this module too, so that its compiled code, without types, is cached for the
// others.
if (parentPort && workerData?.entry) await drawInThread(parentPort, workerData);

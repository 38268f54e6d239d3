import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { categorySlugs } from '@frontage/contract/article.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, type Call, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { cmsCommand } from '../commands.ts';
import type { ImportLine } from './ImportReport.ts';
import { isAddress } from './options.ts';

/** Most bytes of an export, enough for fifty thousand posts. */
const maxBytes = 500_000_000;

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const pair = z.string().regex(/^[^=]{1,200}=[a-z-]{0,40}$/);
const asked = z.object({
  'dry-run': flag,
  'fetch-media': flag,
  'default-category': z.enum(categorySlugs),
  category: z.union([pair.transform((one) => [one]), z.array(pair).max(200)]).default([]),
  site: z.string().max(2_000).refine(isAddress).optional(),
});

/** MB of memory for the process that reads the export, as in the command. */
const memoryMb = 256;
/** How long it may work on one post. Then its text is to blame, and the process is ended. */
const longestPostMs = 15 * 60_000;

/** Only one at a time, because two would write the same articles. */
let isRunning = false;

/**
 * `POST /api/import-wordpress?dry-run=1&fetch-media=1&default-category=blog&category=theirs=ours`, with a WordPress
 * export as its body, or with `&site=https://blog.example` instead: imports it into the CMS, or says what would come.
 * Runs the command for imports in a process of its own. Answers 200 with one {@link ImportLine} per line as it
 * proceeds. It continues even if nobody reads them.
 */
export function importEndpoint(dataDir: string, longestMs = longestPostMs): Call {
  return postCall('/import-wordpress', async (req) => {
    const { data } = asked.safeParse(req.query);
    if (!data) return answer(400, 'Say what to do: ?dry-run=1&fetch-media=1&default-category=blog');
    if (isRunning) return answer(409, say('An import is running. Wait until it has ended.'));
    isRunning = true;
    let folder: string | undefined;
    const end = async () => {
      isRunning = false;
      if (folder) await rm(folder, { recursive: true, force: true });
    };
    try {
      let source = data.site;
      if (source === undefined) {
        await removeLeftBehind(dataDir);
        folder = await mkdtemp(join(dataDir, ofImport));
        source = join(folder, 'export.xml');
        await store(req, source);
      }
      const child = startImport(source, data);
      child.once('error', (error) => req.payload.logger.error({ err: error }, 'An import could not be started'));
      return streamLines(child, end, longestMs);
    } catch (error) {
      await end();
      if (error instanceof TooLarge) return answer(413, error.message);
      throw error;
    }
  });
}

const ofImport = 'import-';

/** The export of an import that ended with the admin: it holds the addresses of people. */
async function removeLeftBehind(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(ofImport)) await rm(join(dataDir, name), { recursive: true, force: true });
}

class TooLarge extends Error {
  override message = say('The export is larger than {size} MB. Export fewer posts at a time, by their dates.', {
    size: maxBytes / 1_000_000,
  });
}

async function store({ body }: PayloadRequest, file: string): Promise<void> {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, pass) {
      bytes += chunk.byteLength;
      pass(bytes > maxBytes ? new TooLarge() : null, chunk);
    },
  });
  const given = body ? Readable.fromWeb(body as NodeStream) : Readable.from([]);
  await pipeline(given, counted, createWriteStream(file));
}

/** The shell's code of a process that V8 ended because it had no memory left. */
const outOfMemoryCode = 134;

function faultOf(number: number, signal: NodeJS.Signals | null): string {
  const why = signal === 'SIGKILL' ? 'took too long' : 'took more memory than there is for it';
  const fault = `It was ended after ${number} posts and pages, because the next one ${why}. What came already is known, and nothing comes twice: take that one out of the export, and import again.`;
  return `${JSON.stringify({ fault } satisfies ImportLine)}\n`;
}

function startImport(source: string, options: z.infer<typeof asked>) {
  const { cwd, typed } = cmsCommand(
    'importing/run.ts',
    source,
    '--json',
    // The person who types the address is not at the server, and need not reach the network around it.
    '--public',
    `--default-category=${options['default-category']}`,
    ...options.category.map((one) => `--category=${one}`),
    ...(options['dry-run'] ? ['--dry-run'] : []),
    ...(options['fetch-media'] ? ['--fetch-media'] : []),
  );
  // As the command has them. Errors are in the log of the admin.
  const limits = ['--max-semi-space-size=2', `--max-old-space-size=${memoryMb}`];
  return spawn(process.execPath, [...limits, ...typed], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * Streams what the process prints. It is read to its end even if the browser has gone, otherwise the process would
 * stop. The process says something after each post: one that has been silent for too long is ended.
 */
function streamLines(child: ReturnType<typeof startImport>, end: () => Promise<void>, longestMs: number): Response {
  let number = 0;
  // Whoever left is told nothing.
  const lines = new PassThrough().on('error', () => undefined);
  const silent = setTimeout(() => child.kill('SIGKILL'), longestMs);
  child.stdout.on('data', (chunk: Buffer) => {
    silent.refresh();
    number += chunk.toString().match(/"number":/g)?.length ?? 0;
    if (!lines.destroyed) lines.write(chunk);
  });
  child.once('close', async (code, signal) => {
    clearTimeout(silent);
    await end();
    const isCut = code === null || code === outOfMemoryCode;
    if (!lines.destroyed) lines.end(isCut ? faultOf(number, signal) : '');
  });
  return new Response(Readable.toWeb(lines) as ReadableStream<Uint8Array>, {
    headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store, no-transform' },
  });
}

import { type IncomingMessage, request as send } from 'node:http';
import { createInterface } from 'node:readline';
import { json, text } from 'node:stream/consumers';
import { type ReleaseSummary, releaseSummary } from '@frontage/contract/release.ts';
import {
  type DrawRequest,
  drawAnswer,
  type PreviewRequest,
  type PublishProgress,
  type PublishRequest,
  renderedLine,
  rendererPaths,
} from '@frontage/contract/rendering.ts';
import { currentSpan, inSpan } from '@frontage/traces/spans.ts';
import type { DrawnPage } from '../drawing/Drawer.ts';
import type { RendererEnds } from '../processes/processNotes.ts';

/** ms of silence during a publication after which the renderer counts as stuck. */
const silenceMs = 120_000;
/** ms that a visitor waits for a page at most. */
const drawingMs = 5_000;

/** What the host asks of the renderer, which is a separate process. */
export type Renderer = ReturnType<typeof openRendererClient>;

/**
 * The client of the renderer's socket. The renderer may be unavailable at any time: each call rejects with a
 * {@link RendererFault}, and the next one tries again. Faults say how it ended if `ends` knows.
 */
export function openRendererClient(socketPath: string, ends?: RendererEnds) {
  function post(path: string, body: unknown, timeoutMs: number): Promise<IncomingMessage> {
    return ask('POST', path, body, timeoutMs);
  }

  async function ask(method: string, path: string, body: unknown, timeoutMs: number): Promise<IncomingMessage> {
    const beganAt = Date.now();
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { traceParent: traceparent } = currentSpan() ?? {};
    const headers = traceparent === undefined ? {} : { traceparent };
    const call = send({ agent: false, socketPath, path, method, headers, timeout: timeoutMs }, resolve);
    call.on('timeout', () => call.destroy(new Error(`it was silent for ${timeoutMs / 1000} s`)));
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
    return promise.catch(async (error: Error) => {
      throw toPassingFault(error, await findEndBehind(error, beganAt));
    });
  }

  /** Returns how the renderer ended, if that made the call fail. A silent one has not ended. */
  async function findEndBehind(error: Error, beganAt: number): Promise<string | undefined> {
    const code = 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return ends?.last();
    return code === 'ECONNRESET' || code === 'EPIPE' ? ends?.since(beganAt) : undefined;
  }

  async function askForDrawing(path: string, request: unknown): Promise<DrawnPage | undefined> {
    const said = drawAnswer.parse(await json(await post(path, request, drawingMs)));
    if (said.kind === 'failed') throw new RendererFault(said.message, { isPassing: false });
    return said.kind === 'drawn' ? said : undefined;
  }

  return {
    /** Draws a page for one visitor; undefined if there is nothing to draw. */
    draw: (request: DrawRequest) =>
      inSpan('ask for page', () => askForDrawing(rendererPaths.draw, request), { kind: 'client' }),
    preview: (request: PreviewRequest) =>
      inSpan('ask for preview', () => askForDrawing(rendererPaths.preview, request), { kind: 'client' }),
    /** Makes a release, which is served only once it is made current. */
    async publish(request: PublishRequest, onProgress: (progress: PublishProgress) => void): Promise<ReleaseSummary> {
      const beganAt = Date.now();
      const answer = await post(rendererPaths.publish, request, silenceMs);
      try {
        for await (const line of createInterface({ input: answer })) {
          const said = renderedLine.parse(JSON.parse(line));
          if (said.kind === 'progress') onProgress(said);
          else if (said.kind === 'failed') throw new RendererFault(said.message, said);
          else return releaseSummary.parse(said.summary);
        }
      } catch (error) {
        if (error instanceof RendererFault) throw error;
        throw toPassingFault(error instanceof Error ? error : new Error(String(error)), await ends?.since(beganAt));
      }
      throw toPassingFault(new Error('it ended in the middle of a publication'), await ends?.since(beganAt));
    },
    /** Returns the `code` of the releases that it makes. */
    code: async (patienceMs = drawingMs) => readText(await ask('GET', rendererPaths.code, undefined, patienceMs)),
    /** Tells the renderer that another host's release is in the folder. */
    async follow(): Promise<void> {
      await readText(await post(rendererPaths.follow, {}, silenceMs));
    },
  };
}

async function readText(answer: IncomingMessage): Promise<string> {
  const said = await text(answer);
  if (answer.statusCode !== 200) throw toPassingFault(new Error(said));
  return said;
}

function toPassingFault(cause: Error, end?: string): RendererFault {
  const reason = end === undefined ? cause.message || cause.name : `it ${end}`;
  return new RendererFault(`The renderer does not answer: ${reason}. It is tried again.`, { isPassing: true, cause });
}

/** A rendering that failed. The message is for editors and operators. */
export class RendererFault extends Error {
  override name = 'RendererFault';
  /** Another attempt may help: the renderer, or something it needs, is not available. */
  readonly isPassing: boolean;
  constructor(message: string, { cause, isPassing }: { isPassing: boolean; cause?: Error }) {
    super(message, { cause });
    this.isPassing = isPassing;
  }
}

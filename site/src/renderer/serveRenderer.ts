import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import {
  type DrawAnswer,
  drawRequest,
  type PublishProgress,
  previewRequest,
  publishRequest,
  type RenderedLine,
  rendererPaths,
  requireShortPath,
} from '@frontage/contract/rendering.ts';
import { type BeginSpan, currentSpan, during, kindOf, type Span } from '@frontage/traces/spans.ts';
import { ContentError } from '../page-data/ContentError.ts';
import type { Renderer } from './openRenderer.ts';

/** Time in ms between two progress reports of a publication. */
const progressEveryMs = 200;

/**
 * Answers the host on a socket that only this user can open. Rejects if another renderer answers there, because two of
 * them would make releases in one folder. `trace` begins the span of each call.
 */
export async function serveRenderer(renderer: Renderer, socketPath: string, trace?: BeginSpan) {
  requireShortPath(socketPath);
  if (await isAnswered(socketPath)) {
    throw new Error(`Another renderer answers at ${socketPath}: it works on the same DATA_DIR. End it first.`);
  }
  const server = createServer((request, response) => {
    during(trace && beginCall(trace, request), () => answer(renderer, request, response)).catch((error: unknown) => {
      response.writeHead(500).end(messageOf(error));
    });
  });
  const oldMask = process.umask(0o077);
  try {
    rmSync(socketPath, { force: true });
    await once(server.listen(socketPath), 'listening');
  } catch (error) {
    throw new EnvironmentFault(
      `RENDERER_SOCKET: ${socketPath} cannot be made (${messageOf(error)}). See that its disk can be written, or set RENDERER_SOCKET to a path that can, for the website and the renderer alike.`,
      { cause: error, mayPass: true },
    );
  }
  process.umask(oldMask);
  return {
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(renderer: Renderer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  switch (`${request.method} ${request.url}`) {
    case `GET ${rendererPaths.code}`:
      response.end(renderer.code);
      return;
    case `POST ${rendererPaths.follow}`:
      await renderer.follow();
      response.end('ok');
      return;
    case `POST ${rendererPaths.publish}`:
      return publish(renderer, await json(request), response);
    case `POST ${rendererPaths.draw}`:
      return say(response, renderer.draw(drawRequest.parse(await json(request))));
    case `POST ${rendererPaths.preview}`:
      return say(response, renderer.preview(previewRequest.parse(await json(request))));
    default:
      response.writeHead(404).end();
  }
}

/**
 * Begins the span of a call. Only the host can open the socket, so its trace is trusted. Undefined for calls that are
 * not traced.
 */
function beginCall(trace: BeginSpan, { headers, method, url }: IncomingMessage): Span | undefined {
  const path = Object.values(rendererPaths).find((one) => one === url);
  const { traceparent } = headers;
  if (method !== 'POST' || path === undefined || typeof traceparent !== 'string') return undefined;
  return trace(`renderer ${path}`, { kind: 'server', traceParent: traceparent });
}

async function publish(renderer: Renderer, body: unknown, response: ServerResponse): Promise<void> {
  const { moment, ...request } = publishRequest.parse(body);
  const tell = (line: RenderedLine) => void response.write(`${JSON.stringify(line)}\n`);
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  try {
    let saidAt = 0;
    const onProgress = (progress: PublishProgress) => {
      if (Date.now() - saidAt < progressEveryMs) return;
      saidAt = Date.now();
      tell({ kind: 'progress', ...progress });
    };
    tell({ kind: 'made', summary: await renderer.publish({ ...request, moment: new Date(moment), onProgress }) });
  } catch (error) {
    currentSpan()?.fail(kindOf(error));
    tell({ kind: 'failed', message: messageOf(error), isPassing: !(error instanceof ContentError) });
  }
  response.end();
}

async function say(response: ServerResponse, drawing: Promise<DrawAnswer>): Promise<void> {
  const answer = await drawing.catch((error: unknown): DrawAnswer => {
    currentSpan()?.fail(kindOf(error));
    return { kind: 'failed', message: messageOf(error) };
  });
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isAnswered(socketPath: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(socketPath);
  socket.once('connect', () => resolve(true));
  socket.once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}

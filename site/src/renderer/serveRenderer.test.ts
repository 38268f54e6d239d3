import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ReleaseSummary } from '@frontage/contract/release.ts';
import { drawAnswer, renderedLine, rendererPaths } from '@frontage/contract/rendering.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackendAway, ContentError } from '../page-data/ContentError.ts';
import type { Renderer } from './openRenderer.ts';
import { serveRenderer } from './serveRenderer.ts';

const summary: ReleaseSummary = {
  ...{ id: '20261121080000-aaaaaa', version: 'first', code: 'one', madeAt: '2026-11-21T08:00:00.000Z' },
  ...{ faults: [], paths: [], total: 2, rendered: 1, removed: 0, ms: 5 },
};
const publication = { version: 'first', id: summary.id, moment: '2026-11-21T08:00:00.000Z' };
const drawn = { kind: 'drawn' as const, html: '<p>Flow</p>', headers: {}, hasForm: false };

let directory: string;
let renderer: Renderer;
let server: Awaited<ReturnType<typeof serveRenderer>>;
let socketPath: string;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'frontage-socket-'));
  socketPath = join(directory, 'renderer.sock');
  renderer = {
    publish: async ({ onProgress }) => {
      onProgress({ total: 2, toRender: 1, rendered: 0 });
      return summary;
    },
    draw: async ({ path }) => (path === '/flow' ? drawn : { kind: 'nothing' }),
    preview: async () => drawn,
    code: 'one',
    follow: async () => {},
    close: async () => {},
  };
  server = await serveRenderer(renderer, socketPath);
});
afterEach(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

function ask(path: string, body?: object): Promise<{ status: number | undefined; text: string }> {
  const { promise, reject, resolve } = Promise.withResolvers<{ status: number | undefined; text: string }>();
  const sent = request({ socketPath, path, method: body ? 'POST' : 'GET' }, (response) => {
    text(response).then((answer) => resolve({ status: response.statusCode, text: answer }), reject);
  });
  sent.once('error', reject).end(body && JSON.stringify(body));
  return promise;
}

const linesOf = async (body: object) =>
  (await ask(rendererPaths.publish, body)).text
    .trim()
    .split('\n')
    .map((line) => renderedLine.parse(JSON.parse(line)));
const answerTo = async (path: string, body: object) => drawAnswer.parse(JSON.parse((await ask(path, body)).text));

describe('the socket of the renderer', () => {
  it('can be opened only by its own user', () => {
    expect(statSync(socketPath).mode & 0o077).toBe(0);
  });

  it('says that the renderer runs, and knows no other address', async () => {
    expect(await ask(rendererPaths.code)).toEqual({ status: 200, text: 'one' });
    expect((await ask('/nowhere')).status).toBe(404);
  });

  it('belongs to one renderer: a second one is refused and leaves the first undisturbed', async () => {
    await expect(serveRenderer(renderer, socketPath)).rejects.toThrow('Another renderer answers at');
    expect((await ask(rendererPaths.code)).status).toBe(200);
  });

  it('is created again if an unused one was left behind', async () => {
    const left = join(directory, 'left.sock');
    writeFileSync(left, '');
    const another = await serveRenderer(renderer, left);
    expect(statSync(left).isSocket()).toBe(true);
    await another.close();
  });

  it('is refused if its path is too long for the system', async () => {
    await expect(serveRenderer(renderer, `/${'long/'.repeat(30)}renderer.sock`)).rejects.toThrow(
      'Set RENDERER_SOCKET to one of at most 103 bytes',
    );
  });

  it('is named, with what to do, where it cannot be made', async () => {
    mkdirSync(join(directory, 'kept.sock'));
    for (const path of [join(directory, 'nowhere', 'made.sock'), join(directory, 'kept.sock')])
      await expect(serveRenderer(renderer, path)).rejects.toThrow(
        new RegExp(`^RENDERER_SOCKET: ${path} cannot be made \\(.+\\)\\. See that its disk can be written`),
      );
  });
});

describe('a host that fetches the releases of others', () => {
  it('learns the code from which this renderer makes releases', async () => {
    expect(await ask(rendererPaths.code)).toEqual({ status: 200, text: 'one' });
  });

  it('is told whether drawn pages follow them', async () => {
    expect(await ask(rendererPaths.follow, {})).toEqual({ status: 200, text: 'ok' });
    renderer.follow = () => Promise.reject(new BackendAway('It did not answer'));
    expect(await ask(rendererPaths.follow, {})).toEqual({ status: 500, text: 'It did not answer' });
  });
});

describe('a publication', () => {
  it('reports its progress, and then its result', async () => {
    expect(await linesOf(publication)).toEqual([
      { kind: 'progress', total: 2, toRender: 1, rendered: 0 },
      { kind: 'made', summary },
    ]);
  });

  it.each([
    ['of the content, which another try does not mend', new ContentError('It has no home page'), false],
    ['of the backend, which passes', new BackendAway('It did not answer'), true],
  ])('that failed reports the reason: a fault %s', async (_whose, error, isPassing) => {
    renderer.publish = () => Promise.reject(error);
    expect(await linesOf(publication)).toEqual([{ kind: 'failed', message: error.message, isPassing }]);
  });

  it('whose release has no valid name is refused before anything is made', async () => {
    expect((await ask(rendererPaths.publish, { ...publication, id: '../../etc' })).status).toBe(500);
  });
});

describe('a page on demand', () => {
  it('is returned with its headers, or as nothing', async () => {
    expect(await answerTo(rendererPaths.draw, { path: '/flow', visit: {} })).toEqual(drawn);
    expect(await answerTo(rendererPaths.draw, { path: '/nowhere', visit: {} })).toEqual({ kind: 'nothing' });
    expect(await answerTo(rendererPaths.preview, { kind: 'page', document: {}, isLive: false })).toEqual(drawn);
  });

  it('that cannot be drawn reports the reason', async () => {
    renderer.draw = () => Promise.reject(new Error('Something is undefined'));
    expect(await answerTo(rendererPaths.draw, { path: '/flow', visit: {} })).toEqual({
      kind: 'failed',
      message: 'Something is undefined',
    });
  });
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaces } from './readPlaces.ts';

const root = join(import.meta.dirname, '../../..');

test('a DATA_DIR is the same as for the host, wherever the renderer is started', () => {
  expect(readPlaces({ DATA_DIR: '/srv/data' }).socketPath).toBe('/srv/data/renderer.sock');
  expect(readPlaces({ DATA_DIR: 'kept' }).releasesDirectory).toBe(join(root, 'kept/releases'));
  expect(readPlaces({ DATA_DIR: '', RENDERER_SOCKET: '' }).socketPath).toBe(join(root, 'data/renderer.sock'));
});

test('the socket can be elsewhere, and so can the code of the site', () => {
  const places = readPlaces({ DATA_DIR: '/srv/data', RENDERER_SOCKET: '/run/renderer.sock', SITE_APP_DIR: '/srv/app' });
  expect(places).toEqual({
    releasesDirectory: '/srv/data/releases',
    socketPath: '/run/renderer.sock',
    appDirectory: '/srv/app',
  });
});

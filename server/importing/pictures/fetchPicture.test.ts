import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openTestPayload } from '../../testing/openTestPayload.ts';
import { samplePng } from '../../testing/samplePicture.ts';
import { type ImportProgress, ImportReport } from '../ImportReport.ts';
import { createPictureLibrary, fetchPicture } from './PictureLibrary.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The server of a test is on this machine, which is otherwise refused. */
const hereOf = (base: string) => ({ privateHosts: [new URL(base).host] });

test('fetches a picture, following at most three redirects', async () => {
  const png = await samplePng(20, 20);
  const base = await serve(({ url = '' }, answer) => {
    const left = Number(url.slice(1));
    if (left === 0) answer.end(png);
    else answer.writeHead(302, { location: `/${left - 1}` }).end();
  });
  expect(await fetchPicture(`${base}/3`, hereOf(base))).toEqual(png);
  await expect(fetchPicture(`${base}/4`, hereOf(base))).rejects.toThrow('redirected more than 3 times');
});

test.each([
  'http://127.0.0.1/a.png',
  'http://[::1]/a.png',
  'http://169.254.169.254/latest/meta-data',
  'http://0x7f.1/a.png',
  'http://localhost/a.png',
])('refuses %s: it lies in our own network', async (address) => {
  await expect(fetchPicture(address, { privateHosts: [] })).rejects.toThrow('it lies in our own network');
});

test('refuses to be led into our own network by a redirect', async () => {
  const base = await serve((_, answer) => answer.writeHead(302, { location: 'http://10.0.0.1/' }).end());
  await expect(fetchPicture(base, hereOf(base))).rejects.toThrow('it lies in our own network');
});

test('refuses other kinds of addresses, and passwords in them', async () => {
  await expect(fetchPicture('file:///etc/passwd', { privateHosts: [] })).rejects.toThrow('file: is not fetched');
  await expect(fetchPicture('https://a:b@blog.example/a.png', { privateHosts: [] })).rejects.toThrow('password');
});

test('stops at 20 MB, whatever the server says about the length', async () => {
  const base = await serve((_, answer) => {
    const more = () => {
      while (!answer.destroyed && answer.write(Buffer.alloc(1_000_000)));
    };
    answer.on('drain', more);
    more();
  });
  // Its server is not to blame: the next picture is asked for.
  const fault = { message: expect.stringContaining('larger than 20 MB'), isOfHost: false };
  await expect(fetchPicture(base, hereOf(base))).rejects.toMatchObject(fault);
});

test('says what the server answered', async () => {
  const base = await serve((_, answer) => answer.writeHead(404).end());
  await expect(fetchPicture(base, hereOf(base))).rejects.toThrow('the server answers with status 404');
});

test('waits once for a host that is overloaded, asks it once for each further picture, and then no more', async () => {
  let asked = 0;
  const base = await serve((_, answer) => {
    asked += 1;
    answer.writeHead(503, { 'retry-after': '1' }).end();
  });
  const waits: string[] = [];
  const options = {
    ...{ source: base, isPublicOnly: false, isFetching: true, isDryRun: false, mediaFolder: undefined },
    ...{ categories: new Map(), defaultCategory: 'blog' as const, timeZone: undefined },
    tell: (progress: ImportProgress) => 'waitsFor' in progress && waits.push(progress.waitsFor),
  };
  const { idOf } = createPictureLibrary(await openTestPayload(), options, new ImportReport());
  const timesAsked: number[] = [];
  for (const key of ['a.png', 'b.png', 'c.png', 'd.png']) {
    await idOf({ key, address: `${base}/${key}`, names: [key], attachment: undefined }, '', 'Post');
    timesAsked.push(asked);
  }
  expect(timesAsked).toEqual([3, 4, 5, 5]);
  expect(waits).toHaveLength(2);
});

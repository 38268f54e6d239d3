import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { send, sendFiles, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';

const disk = mkdtempSync(join(tmpdir(), 'frontage-disk-'));
/** A small disk needs the right to mount one. */
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]).status === 0;

afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

it.skipIf(!isMounted)(
  'answers 503 on a full disk, thanks nobody for a request that is not stored, and recovers by itself',
  async () => {
    vi.stubEnv('TMPDIR', disk);
    const host = await openTestHost();
    const message = (index: number) => ({ ...typed, message: `${index} ${'x'.repeat(4900)}` });
    const leads = async () => (await host.payload.count({ collection: 'leads' })).totalDocs;
    const status = async (index: number) => {
      const { headers, statusCode } = await send(host.app, message(index));
      if (statusCode !== 200) expect(headers['retry-after']).toBe('30');
      return statusCode;
    };
    expect(await status(0)).toBe(200);

    const filler = join(disk, 'filler');
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail - 1) * bsize));
    const full: number[] = [];
    for (let index = 1; index <= 40; index += 1) full.push(await status(index));
    expect(full.filter((one) => one === 503).length).toBeGreaterThan(20);
    expect(await leads()).toBe(1 + full.filter((one) => one === 200).length);
    rmSync(filler);
    expect(await status(100)).toBe(200);
    await host.close();
  },
  120_000,
);

it.skipIf(!isMounted)(
  'keeps nothing of a file that the disk has no room for, and accepts it once there is room',
  async () => {
    vi.stubEnv('TMPDIR', disk);
    const host = await openTestHost();
    const large = { field: 'file', name: 'brief.txt', content: Buffer.alloc(4_000_000, 'a') };
    const headers = { 'idempotency-key': 'one-attempt' };
    const filler = join(disk, 'filler');
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 2_000_000));
    const refused = await sendFiles(host.app, typed, [large], headers);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
    expect(readdirSync(host.environment.cms.uploadsDir)).toEqual([]);
    expect((await host.payload.count({ collection: 'leads' })).totalDocs).toBe(0);
    rmSync(filler);
    expect((await sendFiles(host.app, typed, [large], headers)).statusCode).toBe(200);
    expect(readdirSync(host.environment.cms.uploadsDir)).toHaveLength(1);
    await host.close();
  },
  120_000,
);

import { readdir } from 'node:fs/promises';
import { maxFileBytes } from '@frontage/contract/contact/limits.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { send, sendFiles, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
afterEach(() => host.close());

const text = { field: 'file', name: 'brief.txt', content: 'text' };

describe('a host that cannot store', () => {
  it('answers 503, confirms nothing, and accepts the same request once it can', async () => {
    let isBroken = true;
    host = await openTestHost({
      replace: ({ leads }) => ({
        leads: {
          holdsFile: leads.holdsFile,
          inTransaction: (work) =>
            leads.inTransaction(async (ledger) => {
              const result = await work(ledger);
              if (isBroken) throw new Error('database or disk is full: Ada Vinter');
              return result;
            }),
        },
      }),
    });
    const headers = { 'idempotency-key': 'one-attempt' };
    const answer = await sendFiles(host.app, typed, [text], headers);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().success]).toEqual([503, '30', false]);
    expect(await readdir(host.environment.cms.uploadsDir)).toEqual([]);
    expect((await host.payload.count({ collection: 'leads' })).totalDocs).toBe(0);
    expect((await host.payload.count({ collection: 'mails' })).totalDocs).toBe(0);
    expect(host.log.join('')).not.toContain('Ada');
    isBroken = false;
    expect((await sendFiles(host.app, typed, [text], headers)).statusCode).toBe(200);
  });

  it('answers 503 if the disk takes no file', async () => {
    host = await openTestHost({
      replace: ({ uploads }) => ({
        uploads: {
          ...uploads,
          keep: (stream) => {
            stream.resume();
            return Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' }));
          },
        },
      }),
    });
    const answer = await sendFiles(host.app, typed, [text]);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  });
});

describe('the limit of a message (R27)', () => {
  it('lets 52,428,800 bytes through and not one more', async () => {
    host = await openTestHost();
    const content = Buffer.alloc(maxFileBytes, 'a');
    expect((await sendFiles(host.app, typed, [{ ...text, content }])).statusCode).toBe(200);
    const { docs } = await host.payload.find({ collection: 'lead-files', depth: 0 });
    expect(docs[0]?.sizeBytes).toBe(52_428_800);
    const over = { ...text, content: Buffer.concat([content, Buffer.from('a')]) };
    expect((await sendFiles(host.app, { ...typed, message: 'more' }, [over])).statusCode).toBe(413);
    expect(await readdir(host.environment.cms.uploadsDir)).toHaveLength(1);
  });
});

describe('the rate of an address', () => {
  it('ends at the limit, and says when to come back, whatever X-Forwarded-For claims', async () => {
    host = await openTestHost({ settings: { sendMailPer10Minutes: 3 } });
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${index}` };
      statuses.push((await send(host.app, { ...typed, message: `Message ${index}` }, forged)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const answer = await send(host.app, typed);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    expect(answer.json().error).toMatch(/^Too many messages came from your network/);
  });

  it('counts the address that our own proxy adds, not those before it', async () => {
    host = await openTestHost({ settings: { sendMailPer10Minutes: 1, trustedProxies: 1 } });
    const from = async (list: string) =>
      (await send(host.app, { ...typed, message: list }, { 'x-forwarded-for': list })).statusCode;
    expect(await from('198.51.100.1, 203.0.113.9')).toBe(200);
    expect(await from('198.51.100.2, 203.0.113.9')).toBe(429);
    expect(await from('198.51.100.2, 203.0.113.10')).toBe(200);
  });
});

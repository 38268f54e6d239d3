import { expect, test } from 'vitest';
import { readBytes } from './endpoints.ts';

const asked = (body: ReadableStream) => ({ body }) as Parameters<typeof readBytes>[0];

test('refuses a body that is too large, and leaves none of it for the next request on the connection', async () => {
  let left = 8;
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull: (stream) => (left-- > 0 ? stream.enqueue(new Uint8Array(100)) : stream.close()),
    });
  expect(await readBytes(asked(body()), 250)).toBeUndefined();
  expect(left).toBe(-1);
  left = 2;
  expect(await readBytes(asked(body()), 250)).toHaveLength(200);
});

import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { openTestHost } from './testHost.ts';

it('leaves nothing behind if its content cannot be filled in or drawn', async () => {
  let dataDir = '';
  let isOpen: (() => Promise<unknown>) | undefined;
  const opening = openTestHost({
    replace: ({ mediaDir }) => {
      dataDir = dirname(mediaDir);
      return {};
    },
    async fill(payload) {
      isOpen = () => payload.count({ collection: 'leads' });
      await isOpen();
      throw new Error('There is no such article');
    },
  });
  await expect(opening).rejects.toThrow('There is no such article');
  expect(existsSync(dataDir)).toBe(false);
  await expect(isOpen?.()).rejects.toThrow();
});

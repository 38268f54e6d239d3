import { expect, it } from 'vitest';
import { listProjectFiles } from './files.ts';

it('the server has no folder that Next would serve or route by its name: only `app` and `public` are for it', () => {
  const taken = listProjectFiles().filter((file) => /^server\/(?:static|pages|src)\//.test(file));
  expect(taken).toEqual([]);
});

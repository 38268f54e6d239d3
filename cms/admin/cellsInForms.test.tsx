import { registerHooks } from 'node:module';
import { afterAll, expect, test } from 'vitest';

// Styles that the components of Payload import, as a bundler leaves them out of the server.
const hooks = registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
});
afterAll(() => hooks.deregister());

test.each([
  ['../delivery/admin/SendAgain.tsx', 'SendAgainCell'],
  ['../booking/admin/CallButtons.tsx', 'CancelCallCell'],
  ['./FileDownload.tsx', 'FileDownloadCell'],
])('%s has a cell that is nothing in a form, where Payload hands it no row', async (file, name) => {
  const { [name]: Cell }: Record<string, (props: object) => unknown> = await import(file);
  expect(Cell?.({})).toBeNull();
});

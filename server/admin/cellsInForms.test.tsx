import { registerHooks } from 'node:module';
import { afterAll, expect, test } from 'vitest';

// Payload's components import stylesheets, which a bundler leaves out on the server.
const hooks = registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
});
afterAll(() => hooks.deregister());

test.each([
  ['../delivery/admin/Timeline.tsx', 'SendAgainCell'],
  ['../booking/admin/CallButtons.tsx', 'CancelCallCell'],
  ['./FileDownload.tsx', 'FileDownloadCell'],
  ['../inbox/admin/cells.tsx', 'FoundByCell'],
])('the cell in %s renders nothing in a form, where Payload passes it no row', async (file, name) => {
  const { [name]: Cell }: Record<string, (props: object) => unknown> = await import(file);
  expect(Cell?.({})).toBeNull();
});

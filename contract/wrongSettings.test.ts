import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const address = new URL('./wrongSettings.ts', import.meta.url).href;

/** Ends a process with 3, whose collector only says that it was asked. */
function end(...flags: string[]) {
  const script = `
    if (globalThis.gc) globalThis.gc = () => console.log('collected');
    const { endProcess } = await import('${address}');
    endProcess(3);`;
  const { status, stdout } = spawnSync(process.execPath, [...flags, '--input-type=module', '--eval', script]);
  return { status, said: String(stdout).trim() };
}

it('collects garbage before the end, so that nothing which compiles meanwhile waits for memory', () => {
  expect(end('--expose-gc')).toEqual({ status: 3, said: 'collected' });
});

it('ends with the code where nothing can be collected', () => {
  expect(end()).toEqual({ status: 3, said: '' });
});

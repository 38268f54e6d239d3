import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './testing/program.ts';

/** Prints the package files that are loaded with a script. */
const packagesOf = (script: string) => `
  import { createRequire } from 'node:module';
  await import('./scripts/${script}');
  console.log(Object.keys(createRequire('${join(import.meta.dirname, script)}').cache).join('\\n'));`;

async function listLoadedWith(script: string): Promise<string> {
  const program = run(['--input-type=module', '--eval', packagesOf(script)]);
  await program.ended;
  return program.said();
}

test('a start loads neither the CMS nor what draws, because visitors of a killed one wait for it; a check loads the CMS', async () => {
  const heavy = /node_modules\/(?:payload|react-dom|sharp)\//;
  expect(await listLoadedWith('checkConditions.ts')).toMatch(heavy);
  expect(await listLoadedWith('startConditions.ts')).not.toMatch(heavy);
});

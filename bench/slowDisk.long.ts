import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { makeTemporaryFolder } from '@frontage/server/testing/openTestPayload.ts';
import { expect, it, onTestFinished } from 'vitest';
import { migrate, startBackend } from './backendProcess.ts';
import { formTokenOf, visit } from './chaos/visitor.ts';

const requests = 200;
/** ms that each flush takes longer. */
const heldMs = 1_000;

/** Holds up what SQLite calls to put something on the disk. */
const heldFlushes = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>
static int held(const char *name, int file) {
  usleep(${heldMs * 1_000});
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
}
int fsync(int file) { return held("fsync", file); }
int fdatasync(int file) { return held("fdatasync", file); }`;

it('serves visitors while the disk takes a second for each flush, and stores every request', async () => {
  const folder = makeTemporaryFolder();
  const [source, library] = [join(folder, 'held.c'), join(folder, 'held.so')];
  writeFileSync(source, heldFlushes);
  execFileSync('cc', ['-shared', '-fPIC', '-o', library, source, '-ldl']);
  const variables = { DATA_DIR: join(folder, 'data') };
  await migrate(variables);
  const backend = await startBackend(await findFreePort(), { ...variables, LD_PRELOAD: library });
  onTestFinished(() => backend.stop());

  const formToken = await formTokenOf(backend.url);
  const times: number[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await (await fetch(`${backend.url}/`)).text();
      times.push(performance.now() - begun);
    }
  })();
  const told = await Promise.all(
    Array.from({ length: requests }, (_, index) => visit([backend.url], formToken, index)),
  );
  isOver = true;
  await reading;
  expect(new Set(told.map(({ dealHandle }) => dealHandle)).size).toBe(requests);
  // Half of them waited for a flush while it held up the thread that serves.
  times.sort((a, b) => a - b);
  expect(times[Math.floor(times.length * 0.9)]).toBeLessThan(heldMs / 2);
}, 600_000);

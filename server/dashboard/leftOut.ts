import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const told = z.array(z.object({ words: z.string() }));

/** What of `own/` is left out for a fault, one line for each part. `scripts/registry` notes it before each build. */
export function readLeftOut(rootDir: string): string[] {
  const file = join(rootDir, 'registry', 'leftOut.json');
  return existsSync(file) ? told.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ words }) => words) : [];
}

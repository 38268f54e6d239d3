import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import { commitOf } from './commitOf.ts';

const manifest = z.object({ version: z.string() });

/** Adds which code runs, so that a change in the metrics can be compared with what was deployed. */
export async function addBuildMetrics(register: Registry, rootDir: string): Promise<void> {
  const { version } = manifest.parse(JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')));
  const commit = await commitOf(rootDir);
  new Gauge({
    name: 'frontage_build_info',
    help: 'Always 1: the version of the product, and the commit where it is known.',
    labelNames: ['version', 'commit'] as const,
    registers: [register],
  }).set({ version, ...(commit ? { commit } : {}) }, 1);
}

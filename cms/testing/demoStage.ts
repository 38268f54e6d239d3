import { inTransaction } from '../database/inTransaction.ts';
import { seed } from '../seed/seed.ts';
import type { DatabaseName } from './databases.ts';
import { quickDemo } from './quickDemo.ts';
import { openStage, type Stage } from './stage.ts';

/** A stage with the demo on it; its pictures are small. */
export async function openDemoStage(name: DatabaseName): Promise<Stage> {
  const stage = await openStage(name);
  const content = await quickDemo();
  await inTransaction(stage.payload, (req) => seed(stage.payload, req, content));
  return stage;
}

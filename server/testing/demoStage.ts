import type { DatabaseName } from './databases.ts';
import { fillWithQuickDemo } from './makeQuickDemo.ts';
import { addPeople, openStage, type Stage } from './stage.ts';

/** A stage with the demo, whose pictures are small. */
export function openDemoStage(name: DatabaseName): Promise<Stage> {
  return openStage(name, fillWithQuickDemo, addPeople);
}

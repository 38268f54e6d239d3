import type { Payload } from 'payload';
import type { DatabaseName } from './databases.ts';
import { fillWithQuickDemo } from './makeQuickDemo.ts';
import { fillWithPeople, openStage, type Stage } from './stage.ts';

/** A stage with the demo, whose pictures are small. */
export function openDemoStage(name: DatabaseName): Promise<Stage> {
  return openStage(name, withPeopleAndDemo);
}

async function withPeopleAndDemo(payload: Payload): Promise<void> {
  await fillWithPeople(payload);
  await fillWithQuickDemo(payload);
}

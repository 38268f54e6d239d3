import type { Locator } from '@playwright/test';

/** Drags by mouse what a handle holds, onto the place of another one. */
export async function dragTo(handle: Locator, other: Locator): Promise<void> {
  const mouse = handle.page().mouse;
  await handle.scrollIntoViewIfNeeded();
  const goal = await other.boundingBox();
  await handle.hover();
  await mouse.down();
  await mouse.move((goal?.x ?? 0) + 5, (goal?.y ?? 0) + 5, { steps: 8 });
  await mouse.up();
}

import type { Locator } from '@playwright/test';

/** Drags an element by its handle, with the mouse, to the position of another one. */
export async function dragTo(handle: Locator, other: Locator): Promise<void> {
  const mouse = handle.page().mouse;
  await handle.scrollIntoViewIfNeeded();
  const goal = await other.boundingBox();
  await handle.hover();
  await mouse.down();
  await mouse.move((goal?.x ?? 0) + 5, (goal?.y ?? 0) + 5, { steps: 8 });
  await mouse.up();
}

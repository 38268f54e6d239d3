import { expect, onTestFinished, test } from 'vitest';
import { type Elsewhere, joinTabs } from './otherTabs.ts';

function open(document: string) {
  const heard: Elsewhere[] = [];
  const tab = joinTabs(document, (elsewhere) => heard.push(elsewhere));
  onTestFinished(() => tab.leave());
  return { ...tab, now: () => heard.at(-1) };
}

test('two tabs with the same form know of each other until one leaves', async () => {
  const first = open('pages/1');
  const second = open('pages/1');
  const other = open('pages/2');
  await expect.poll(() => [first.now(), second.now()]).toEqual(['open', 'open']);
  expect(other.now()).toBeUndefined();
  second.leave();
  await expect.poll(() => first.now()).toBe('nowhere');
});

test('a tab that shows what another has replaced since is told so, whatever else it hears', async () => {
  const first = open('articles/7');
  const second = open('articles/7');
  second.noteSaved();
  await expect.poll(() => first.now()).toBe('saved');
  second.leave();
  open('articles/7');
  await expect.poll(() => second.now()).toBe('open');
  expect(first.now()).toBe('saved');
});

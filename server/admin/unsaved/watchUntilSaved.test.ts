import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyMs, watchUntilSaved } from './watchUntilSaved.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form with unsaved changes, on a server that gives these `answers`, one per check. */
function opened(answers: readonly (boolean | undefined)[]) {
  const log: string[] = [];
  const left = [...answers];
  let typed = {};
  const stop = watchUntilSaved({
    whetherSignedIn: async () => left.shift(),
    getTyped: () => typed,
    save: async () => log.push('saved'),
    tell: (what) => log.push(what),
    untell: () => log.push('untold'),
  });
  const type = () => {
    typed = {};
  };
  return { log, stop, type, look: () => vi.advanceTimersByTimeAsync(everyMs) };
}

test('says that the server does not answer, and saves once it does', async () => {
  const form = opened([undefined, undefined, true]);
  for (let count = 0; count < 3; count += 1) await form.look();
  form.stop();
  expect(form.log).toEqual(['away', 'away', 'saved', 'untold']);
});

test('says that the user is signed out, and saves once they have signed in', async () => {
  const form = opened([false, true]);
  for (let count = 0; count < 2; count += 1) await form.look();
  form.stop();
  expect(form.log).toEqual(['signedOut', 'saved', 'untold']);
});

test('does not interrupt typing, and sends what stays unsaved once more, but not for ever', async () => {
  const form = opened([true, true, true, true, true]);
  await form.look();
  form.type();
  await form.look();
  expect(form.log).toEqual([]);
  for (let count = 0; count < 3; count += 1) await form.look();
  expect(form.log).toEqual(['saved']);
  form.stop();
  expect(form.log, 'where nothing was told').toEqual(['saved']);
});

test('does nothing once it is stopped', async () => {
  const form = opened([undefined]);
  form.stop();
  await form.look();
  expect(form.log).toEqual([]);
});

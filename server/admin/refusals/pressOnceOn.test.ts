// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressOnceOn } from './refusals.ts';

const patienceMs = 5_000;
let button: HTMLButtonElement;
let wait: AbortController;
const pressed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockReset();
  wait = new AbortController();
  button = document.createElement('button');
  button.addEventListener('click', pressed);
  button.disabled = true;
  pressOnceOn(button, { patienceMs, signal: wait.signal });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a button is pressed once, as soon as it is enabled', () => {
  vi.advanceTimersByTime(4_000);
  expect(pressed).not.toHaveBeenCalled();
  button.disabled = false;
  vi.advanceTimersByTime(10_000);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a button that is enabled too late is not pressed: nobody is waiting for it any more', () => {
  vi.advanceTimersByTime(patienceMs + 100);
  button.disabled = false;
  vi.advanceTimersByTime(10_000);
  expect(pressed).not.toHaveBeenCalled();
});

test('a press that is cancelled, such as by typing after it, does not happen', () => {
  vi.advanceTimersByTime(1_000);
  wait.abort();
  button.disabled = false;
  vi.advanceTimersByTime(10_000);
  expect(pressed).not.toHaveBeenCalled();
});

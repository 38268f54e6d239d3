// @vitest-environment jsdom
import { type ComponentType, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partOnDemand } from './partOnDemand.tsx';

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** A form that shows a part of itself when a button is pressed. */
function Form({ Part }: { Part: ComponentType }) {
  const [typed, setTyped] = useState('/services');
  const [isShown, setShown] = useState(false);
  return (
    <form>
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{typed}</output>
      <button type="button" onClick={() => setTimeout(() => setShown(true))}>
        Show
      </button>
      {isShown ? (
        <section>
          <Part />
        </section>
      ) : null}
    </form>
  );
}

async function show(Part: ComponentType): Promise<void> {
  root.render(<Form Part={Part} />);
  await expect.poll(() => document.querySelector('button')).not.toBeNull();
  document.querySelector('button')?.click();
}

/** Types as a person does: the browser sets the value, then fires an event. */
function type(text: string): void {
  const field = document.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

const said = () => document.querySelector('output')?.textContent;

const notLoaded = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });

test('the form around a part is shown and takes what is typed while the part loads', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  await show(partOnDemand(() => promise));
  await expect.poll(() => document.querySelector('section')).not.toBeNull();
  type('/no-such-page');
  await expect.poll(said).toBe('/no-such-page');
  resolve(() => <p>The part</p>);
  await expect.poll(() => document.querySelector('p')?.textContent).toBe('The part');
  expect(document.querySelector('input')?.value).toBe('/no-such-page');
});

test('a part that did not load leaves the form as it is, and is loaded once it can be', async () => {
  const load = vi.fn(async (): Promise<ComponentType> => {
    if (load.mock.calls.length < 2) throw notLoaded();
    return () => <p>The part</p>;
  });
  await show(partOnDemand(load));
  await expect.poll(() => load.mock.calls.length).toBe(1);
  type('Typed in a tunnel');
  await expect.poll(said).toBe('Typed in a tunnel');
  await expect.poll(() => document.querySelector('p')?.textContent).toBe('The part');
  expect(said()).toBe('Typed in a tunnel');
});

test('a part that never loads, though the admin answers, says that the page is to be reloaded', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  vi.stubGlobal('fetch', async () => Response.json({ user: null }));
  const load = async () => {
    throw notLoaded();
  };
  root.render(<Form Part={partOnDemand(load)} />);
  await expect.poll(() => document.querySelector('button')).not.toBeNull();
  document.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(0);
  const words = () => document.querySelector('section output')?.textContent;
  await expect.poll(words).toBe('');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(words()).toBe('');
  await vi.advanceTimersByTimeAsync(8_000);
  await expect.poll(words).toBe('This part of the form did not load. Reload the page.');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a fault in the part itself is not asked for again', async () => {
  const load = vi.fn(async (): Promise<ComponentType> => {
    throw new Error('The part is broken');
  });
  const noted = vi.fn();
  root.unmount();
  root = createRoot(document.body.appendChild(document.createElement('div')), { onUncaughtError: noted });
  await show(partOnDemand(load));
  await expect.poll(() => noted.mock.calls.length).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
});

// @vitest-environment jsdom
import {
  type ChangeEvent,
  createContext,
  createElement,
  type ReactNode,
  type SelectHTMLAttributes,
  Suspense,
  type TextareaHTMLAttributes,
  use,
  useEffect,
  useId,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyActs } from './earlyScripts.ts';

const cancel = vi.fn();
const animate = vi.fn(() => ({ cancel }));
let page: HTMLElement;
let root: Root | undefined;

// As in the admin: from its text, before any other script.
beforeAll(() => {
  // jsdom draws nothing.
  Object.assign(Element.prototype, { animate });
  new Function(`(${keepEarlyActs})()`)();
});
beforeEach(() => {
  vi.clearAllMocks();
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  page.remove();
});

/** Shows what the server renders. The returned function hydrates it, as the scripts do once they are loaded. */
function serve(content: ReactNode): () => void {
  page.innerHTML = renderToString(content);
  return () => {
    root = hydrateRoot(page, content);
  };
}

const find = <Found extends HTMLElement>(label: string) => {
  const found = page.querySelector<Found>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`The page has nothing called ${label}`);
  return found;
};

/** Types as a person does: the browser sets the value, then fires an event. */
function type(label: string, text: string): void {
  const field = find<HTMLInputElement>(label);
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const said = () => page.querySelector('output')?.textContent;

/** A form that shows its state, and at each press of the button the name at that time. */
function Form({ begun = '' }: { begun?: string }) {
  const [typed, setTyped] = useState({ name: begun, note: begun, role: 'editor', isSure: false, size: 'small' });
  const [sent, setSent] = useState<string[]>([]);
  const set = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  return createElement(
    'form',
    {},
    createElement('input', {
      'aria-label': 'Name',
      value: typed.name,
      onChange: ({ target }) => set({ name: target.value }),
    }),
    createElement<TextareaHTMLAttributes<HTMLTextAreaElement>, HTMLTextAreaElement>('textarea', {
      'aria-label': 'Note',
      value: typed.note,
      onChange: ({ target }) => set({ note: target.value }),
    }),
    createElement<SelectHTMLAttributes<HTMLSelectElement>, HTMLSelectElement>(
      'select',
      { 'aria-label': 'Role', value: typed.role, onChange: ({ target }) => set({ role: target.value }) },
      ['editor', 'sales', 'admin'].map((role) => createElement('option', { key: role }, role)),
    ),
    createElement('input', {
      'aria-label': 'Sure',
      type: 'checkbox',
      checked: typed.isSure,
      onChange: ({ target }) => set({ isSure: target.checked }),
    }),
    ['small', 'large'].map((size) =>
      createElement('input', {
        key: size,
        'aria-label': size,
        type: 'radio',
        name: 'size',
        checked: typed.size === size,
        onChange: () => set({ size }),
      }),
    ),
    createElement('button', { type: 'button', 'aria-label': 'Send', onClick: () => setSent([...sent, typed.name]) }),
    createElement('output', {}, [...Object.values(typed), ...sent].join(' ')),
  );
}

test('what was typed, chosen and ticked before the page woke takes effect once it has', async () => {
  const wake = serve(createElement(Form));
  type('Name', 'Ada');
  type('Note', 'Call her.');
  const role = find<HTMLSelectElement>('Role');
  role.value = 'sales';
  role.dispatchEvent(new Event('input', { bubbles: true }));
  role.dispatchEvent(new Event('change', { bubbles: true }));
  find('Sure').click();
  find('large').click();
  wake();
  await expect.poll(said).toBe('Ada Call her. sales true large');
  expect(find<HTMLInputElement>('Name').value).toBe('Ada');
  expect(find<HTMLTextAreaElement>('Note').value).toBe('Call her.');
  expect(find<HTMLSelectElement>('Role').value).toBe('sales');
  expect([find<HTMLInputElement>('Sure').checked, find<HTMLInputElement>('large').checked]).toEqual([true, true]);
});

test('text that was replaced or deleted does not come back', async () => {
  const wake = serve(createElement(Form, { begun: 'Before' }));
  type('Name', '');
  type('Note', 'After');
  wake();
  await expect.poll(said).toBe(' After editor false small');
  expect(find<HTMLTextAreaElement>('Note').value).toBe('After');
});

test('a press sends what was typed before it, in its latest version', async () => {
  const wake = serve(createElement(Form));
  type('Name', 'A');
  find('Send').click();
  type('Name', 'Ada');
  expect(animate, 'it is seen to wait').toHaveBeenCalledOnce();
  expect(cancel).not.toHaveBeenCalled();
  wake();
  await expect.poll(said).toBe('Ada  editor false small Ada');
  expect(cancel).toHaveBeenCalledOnce();
});

/** A part that says whether it was told that it is open. Others have the same words. */
function Part({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  const onToggle = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => setOpen(currentTarget.open);
  return createElement(
    'details',
    { 'aria-label': name, onToggle },
    createElement('summary', { 'aria-label': `More of ${name}` }, '3 more'),
    isOpen ? 'opened' : 'closed',
  );
}

test.each(['taken over', 'drawn anew'])(
  'what was opened before the page woke stays open once it is %s',
  async (how) => {
    const parts = createElement(
      'div',
      {},
      createElement(Part, { name: 'first' }),
      createElement(Part, { name: 'second' }),
    );
    const wake = serve(parts);
    find('More of second').click();
    // As the browser says it after a click.
    await vi.waitUntil(() => find<HTMLDetailsElement>('second').open);
    // As React does with what differs from its own.
    if (how === 'drawn anew') page.innerHTML = renderToString(parts);
    wake();
    await expect.poll(() => find('second').textContent).toBe('3 moreopened');
    expect([find<HTMLDetailsElement>('first').open, find<HTMLDetailsElement>('second').open]).toEqual([false, true]);
  },
);

test('repeated presses count once, and typing after the page has woken is left to React', async () => {
  const wake = serve(createElement(Form));
  find('Send').click();
  find('Send').click();
  wake();
  await expect.poll(said).toBe('  editor false small ');
  expect(animate).toHaveBeenCalledTimes(cancel.mock.calls.length);
  const heard = vi.fn();
  page.addEventListener('input', heard);
  type('Name', 'Bo');
  await expect.poll(said).toBe('Bo  editor false small ');
  find('Send').click();
  await expect.poll(said).toBe('Bo  editor false small  Bo');
  expect(heard).toHaveBeenCalledTimes(1);
});

const Width = createContext('narrow');

/** A page that learns its width once it is awake, as the admin's own does. */
function Page({ children }: { children?: ReactNode }) {
  const [width, setWidth] = useState('narrow');
  useEffect(() => setWidth('wide'), []);
  return createElement(Width, { value: width }, createElement('main', {}, createElement('div', {}, children)));
}

/** As `partOnDemand` shows a part. React throws away what it serves as soon as something above it changes. */
function OnDemand({ script }: { script: string | Promise<string> }) {
  return createElement(Suspense, { fallback: 'away' }, createElement('section', {}, createElement(Late, { script })));
}
function Late({ script }: { script: string | Promise<string> }) {
  if (typeof script !== 'string') use(script);
  const [city, setCity] = useState('');
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => setCity(target.value);
  const field = createElement('input', { id: useId(), 'aria-label': 'City', value: city, onChange });
  return createElement(
    'div',
    {},
    createElement(Form),
    createElement('label', {}, 'City', field),
    createElement('i', {}, city),
  );
}

test('a form whose script arrives late keeps what was typed and pressed, and the focus', async () => {
  const content = (script: string | Promise<string>) => createElement(Page, {}, createElement(OnDemand, { script }));
  const { promise, resolve } = Promise.withResolvers<string>();
  page.innerHTML = renderToString(content('here'));
  find('Name').focus();
  type('Name', 'Ada');
  find('large').click();
  find('Send').click();
  type('City', 'Oslo');
  root = hydrateRoot(page, content(promise));
  await expect.poll(() => page.textContent).toBe('away');
  resolve('here');
  await expect.poll(said).toBe('Ada  editor false large Ada');
  await expect.poll(() => page.querySelector('i')?.textContent).toBe('Oslo');
  expect(document.activeElement).toBe(find('Name'));
});

/** A form beside a part that the server has rendered and whose script arrives late in the browser. */
function withLatePart() {
  const Late = ({ words }: { words: string | Promise<string> }) => (typeof words === 'string' ? words : use(words));
  const content = (words: string | Promise<string>) => [
    createElement(Form, { key: 'form' }),
    createElement(Late, { key: 'late', words }),
  ];
  return { content, ...Promise.withResolvers<string>() };
}

test('waits for parts of the page that are still loading, although React has taken over the others', async () => {
  const { content, promise, resolve } = withLatePart();
  page.innerHTML = renderToString(content('late'));
  type('Name', 'Ada');
  find('Send').click();
  const asked = vi.fn();
  addEventListener('textInput', asked, true);
  root = hydrateRoot(page, content(promise));
  // React was asked whether it listens, and did not.
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  expect(said()).toBe('  editor false small');
  resolve('late');
  await expect.poll(said).toBe('Ada  editor false small Ada');
  removeEventListener('textInput', asked, true);
});

test('a press on what React has taken over and does not hear yet counts once', async () => {
  const { content, promise, resolve } = withLatePart();
  page.innerHTML = renderToString(content('late'));
  root = hydrateRoot(page, content(promise));
  await vi.waitUntil(() => Object.keys(find('Send')).some((key) => key.startsWith('__reactProps')));
  find('Send').click();
  expect(said()).toBe('  editor false small');
  resolve('late');
  await expect.poll(said).toBe('  editor false small ');
  // Nothing is repeated that React heard.
  find('Send').click();
  await expect.poll(said).toBe('  editor false small  ');
});

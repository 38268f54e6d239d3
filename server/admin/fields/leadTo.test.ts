// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadTo } from './leadTo.ts';

const scrolled = vi.fn();

/** A form as Payload renders it: the contents of a tab or of a folded row do not exist until it is opened. */
function show(): void {
  document.body.innerHTML = `
    <button class="tabs-field__tab-button">Card</button>
    <button class="tabs-field__tab-button">Blocks<span>1</span></button>
    <input id="field-title">
    <main></main>`;
  const [card, blocks] = document.querySelectorAll('button');
  card?.addEventListener('click', () => part('<input id="field-card__text">'));
  blocks?.addEventListener('click', () =>
    part(`<div id="field-layout">${row('layout-row-0', '<input id="field-layout__0__heading">')}</div>`),
  );
}

const part = (html: string) => {
  const main = document.querySelector('main');
  if (main) main.innerHTML = html;
  for (const toggle of document.querySelectorAll<HTMLElement>('.collapsible__toggle')) {
    toggle.addEventListener('click', () => {
      toggle.classList.remove('collapsible__toggle--collapsed');
      const content = toggle.parentElement?.querySelector('.collapsible__content');
      if (content) content.innerHTML = toggle.dataset.content ?? '';
    });
  }
};

const row = (id: string, content: string) =>
  `<div id="${id}"><div class="collapsible">
    <button class="collapsible__toggle collapsible__toggle--collapsed" data-content='${content}'></button>
    <div class="collapsible__content"></div>
  </div></div>`;

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = scrolled;
  show();
});
afterEach(() => vi.useRealTimers());

const focused = () => document.activeElement?.id;

test('opens the part and the row that contain a field, and focuses it', () => {
  leadTo('layout.0.heading', ['Blocks']);
  vi.advanceTimersByTime(500);
  expect(focused()).toBe('field-layout__0__heading');
  expect(scrolled).toHaveBeenCalled();
});

test('a path that ends at a row leads to its first field', () => {
  leadTo('layout.0', ['Blocks']);
  vi.advanceTimersByTime(500);
  expect(focused()).toBe('field-layout__0__heading');
});

test('a row that stays folded, as its form was answered meanwhile, is pressed again', () => {
  const ignore = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.matches('.collapsible__toggle')) return;
    event.stopPropagation();
    document.removeEventListener('click', ignore, { capture: true });
  };
  document.addEventListener('click', ignore, { capture: true });
  leadTo('layout.0', ['Blocks']);
  vi.advanceTimersByTime(500);
  expect(focused()).toBe('');
  vi.advanceTimersByTime(1_000);
  expect(focused()).toBe('field-layout__0__heading');
});

test('the path of a missing field leads to its nearest parent', () => {
  leadTo('card.text.lost', ['Card']);
  vi.advanceTimersByTime(500);
  expect(focused()).toBe('');
  vi.advanceTimersByTime(1_500);
  expect(focused()).toBe('field-card__text');
});

test('stops once the editor does something else', () => {
  leadTo('layout.0.heading', ['Card']);
  dispatchEvent(new Event('pointerdown'));
  part('<input id="field-layout__0__heading">');
  vi.advanceTimersByTime(2_000);
  expect(focused()).toBe('');
});

test('an invalid path leads nowhere', () => {
  leadTo('title"]', []);
  vi.advanceTimersByTime(2_000);
  expect(focused()).toBe('');
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadTo } from './leadTo.ts';

const scrolled = vi.fn();

/** A form as Payload draws it: what is behind a tab, and in a row that is folded, is not there until it is opened. */
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

test('opens the part and the row that hold a field, and sets the focus there', () => {
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

test('a field that the form does not have leads to the nearest around it', () => {
  leadTo('card.text.lost', ['Card']);
  vi.advanceTimersByTime(500);
  expect(focused()).toBe('');
  vi.advanceTimersByTime(1_500);
  expect(focused()).toBe('field-card__text');
});

test('leads nobody away who has gone on meanwhile', () => {
  leadTo('layout.0.heading', ['Card']);
  dispatchEvent(new Event('pointerdown'));
  part('<input id="field-layout__0__heading">');
  vi.advanceTimersByTime(2_000);
  expect(focused()).toBe('');
});

test('what is no path leads nowhere', () => {
  leadTo('title"]', []);
  vi.advanceTimersByTime(2_000);
  expect(focused()).toBe('');
});

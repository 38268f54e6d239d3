// A form may add islands to the page at any time.
import './expectIslands.ts';
import 'astro/runtime/server/astro-island.js';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { blockMessage, editBlock, previewPath, previewPolicy } from '@frontage/contract/preview.ts';
import morphdom from 'morphdom';
import { createTrustedPolicy } from '../trustedTypes.ts';
import { findMarkedBlocks, positionOf } from './placesOf.ts';

/** Elements that react to presses themselves. */
const active = 'a, button, input, label, option, select, summary, textarea, [contenteditable], [role="tab"]';

const looks = `
  .preview-choose button {
    position: absolute; inset-inline-end: 8px; z-index: 2147483647; padding: 8px 12px; border: 2px solid #fff;
    background: #111; color: #fff; font: 600 14px/1.3 system-ui, sans-serif; cursor: pointer; opacity: 0;
    pointer-events: none;
  }
  .preview-choose button:is(:focus-visible, [data-near]) { opacity: 1; pointer-events: auto; }
`;

/** The styles of the page that is shown. Its policy allows no style elements that were not there at first. */
const styles = new CSSStyleSheet();

const styleTag = /<style\b[^<>]*>|<\/style>/;

/** The message that the form sends each time something is typed, in Payload's own format. */
interface FormMessage {
  type: 'payload-live-preview';
  data?: unknown;
}

const trusted = createTrustedPolicy(previewPolicy, { createHTML: (html: string) => html });
const form: Window = window.opener ?? window.parent;
/** Forms that wake when they are touched. */
const prepared = new WeakSet(document.querySelectorAll(`[${formMarks.look}]`));
let newest: unknown;
let isDrawing = false;

/** Where the host does not answer, it is asked again after so many ms, and each time after twice as many. */
const pausesMs = { first: 500, longest: 30_000 };

/**
 * Requests the page again from its own address, with the contents of the form. Anything typed meanwhile follows
 * afterwards, and what was typed last is shown as soon as the host answers.
 */
async function follow(): Promise<void> {
  if (isDrawing) return;
  isDrawing = true;
  let pauseMs = pausesMs.first;
  try {
    while (newest !== undefined) {
      const data = newest;
      newest = undefined;
      const html = await drawPage(data);
      if (html !== undefined) {
        showPage(html, parse);
        pauseMs = pausesMs.first;
        continue;
      }
      newest ??= data;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      pauseMs = Math.min(2 * pauseMs, pausesMs.longest);
    }
  } finally {
    isDrawing = false;
  }
}

function parse(markup: string): Document {
  return new DOMParser().parseFromString(trusted.createHTML(markup), 'text/html');
}

/** Undefined if the host does not answer: the page stays. */
async function drawPage(data: unknown): Promise<string | undefined> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(location.href, { method: 'POST', headers, body: JSON.stringify({ data }) });
    return answer.headers.get('Content-Type')?.startsWith('text/html') ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

addEventListener('message', ({ data, source }: MessageEvent<FormMessage>) => {
  if (source !== form || data?.type !== 'payload-live-preview' || !data.data) return;
  newest = data.data;
  void follow();
});

// Some of the form's fields are shown at the end of a page. Fonts and what is typed move it: it is kept in view until
// the editor scrolls.
const spot = new URLSearchParams(location.search).get('spot');
if (spot) {
  const keepInView = new ResizeObserver(() =>
    (spot === 'footer' ? document.querySelector('footer') : document.getElementById(spot))?.scrollIntoView({
      behavior: 'instant',
    }),
  );
  keepInView.observe(document.body);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => keepInView.disconnect(), { once: true, passive: true });
}

// The preview of a form has a single block, which no editor chose.
if (!location.pathname.startsWith(`${previewPath}/forms/`))
  chooseBlocks((position) => form.postMessage({ type: blockMessage, position }, '*'));

// The page is only for viewing: its links open in a new tab, and its forms show what is wrong and send nothing.
addEventListener('submit', (event) => event.preventDefault(), { capture: true });
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
});

form.postMessage({ type: 'payload-live-preview', ready: true }, '*');

/**
 * Replaces the page by another version from the same address, and leaves unchanged parts alone. `parse` turns markup
 * into a document; it is given no styles, because the policy would report them.
 */
function showPage(html: string, parse: (markup: string) => Document): void {
  // Alternately markup and the contents of styles.
  const parts = html.split(styleTag);
  const page = parse(parts.filter((_, index) => index % 2 === 0).join(''));
  styles.replaceSync(parts.filter((_, index) => index % 2 === 1).join('\n'));
  if (!document.adoptedStyleSheets.includes(styles)) document.adoptedStyleSheets.push(styles);
  document.title = page.title;
  morphdom(document.body, page.body, {
    onBeforeNodeDiscarded: (node) => !(node instanceof HTMLStyleElement),
    onBeforeElUpdated(shown, next) {
      if (shown.isEqualNode(next)) return false;
      if (shown instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) next.open = shown.open;
      const drawnBy = [formMarks.look, 'props'].find((name) => shown.hasAttribute(name));
      if (!drawnBy || (drawnBy === 'props' && shown.localName !== 'astro-island')) return true;
      // React owns an island or a form that is awake: it stays while its props do not change, otherwise it is replaced
      // and wakes again.
      if (shown.getAttribute(drawnBy) !== next.getAttribute(drawnBy))
        shown.replaceWith(document.importNode(next, true));
      return false;
    },
  });
  for (const form of document.querySelectorAll<HTMLElement>(`[${formMarks.look}]`))
    if (!prepared.has(form)) prepare(form);
}

/** Lets React take over a form that was not in the page at first, at its first touch, as the page does with the others. */
function prepare(place: HTMLElement): void {
  prepared.add(place);
  const over = new AbortController();
  let isSent = false;
  const wake = async () => {
    const { hydrateForm } = await import('@frontage/blocks/form/wakeForms.browser.ts');
    await hydrateForm(place);
    over.abort();
    if (isSent) place.querySelector('form')?.requestSubmit();
  };
  place.addEventListener('submit', () => (isSent = true), { signal: over.signal });
  place.addEventListener('focusin', () => void wake(), { once: true });
}

/**
 * Lets an editor choose a block by pressing it, or by pressing the button that appears over it while it has pointer or
 * focus. The buttons precede the page, one per block in the same order, where no redraw replaces them.
 */
function chooseBlocks(choose: (position: number) => void): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(looks);
  document.adoptedStyleSheets.push(sheet);
  const bar = document.createElement('div');
  bar.className = 'preview-choose';
  document.documentElement.insertBefore(bar, document.body);

  const words = document.querySelector('[data-preview] [data-spoken]')?.textContent ?? editBlock;
  const buttons: HTMLButtonElement[] = [];
  const place = () => {
    const blocks = findMarkedBlocks(document.body);
    const places = [...blocks];
    while (buttons.length > places.length) buttons.pop()?.remove();
    while (buttons.length < places.length) bar.append(addButton(buttons));
    for (const [index, [position, block]] of places.entries()) {
      const button = buttons[index];
      if (!button) continue;
      button.textContent = words.replace('{number}', String(position + 1));
      button.dataset.position = String(position);
      // The island element itself has no box.
      const range = new Range();
      range.selectNode(block);
      const top = range.getBoundingClientRect().top + scrollY;
      const inView = Math.max(top, button.matches(':focus') ? 0 : scrollY) + 8;
      button.style.setProperty('top', `${inView}px`);
    }
  };
  const showNear = (target: EventTarget | null) => {
    const position = target instanceof Element ? positionOf(target) : undefined;
    place();
    for (const button of buttons) button.toggleAttribute('data-near', button.dataset.position === String(position));
  };

  place();
  new ResizeObserver(place).observe(document.body);
  addEventListener('scroll', place, { passive: true });
  document.body.addEventListener('pointerover', ({ target }) => showNear(target));
  document.body.addEventListener('focusin', ({ target }) => showNear(target));
  bar.addEventListener('focusin', ({ target }) => {
    place();
    if (target instanceof Element) target.scrollIntoView({ block: 'start' });
  });
  bar.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) choose(Number(target.dataset.position));
  });
  document.body.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest(active) || getSelection()?.isCollapsed === false) return;
    const position = positionOf(target);
    if (position !== undefined) choose(position);
  });
}

function addButton(buttons: HTMLButtonElement[]): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  buttons.push(button);
  return button;
}

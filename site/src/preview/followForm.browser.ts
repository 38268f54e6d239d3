// A form may add islands to the page at any time.
import './expectIslands.ts';
import 'astro/runtime/server/astro-island.js';
import { blockMessage, previewPolicy } from '@frontage/contract/preview.ts';
import { createTrustedPolicy } from '../trustedTypes.ts';
import { chooseBlocks } from './chooseBlocks.ts';
import { showPage } from './showPage.ts';

/** The message that the form sends each time something is typed, in Payload's own format. */
interface FormMessage {
  type: 'payload-live-preview';
  data?: unknown;
}

const trusted = createTrustedPolicy(previewPolicy, { createHTML: (html: string) => html });
const form: Window = window.opener ?? window.parent;
let newest: unknown;
let isDrawing = false;

/**
 * Requests the page again from its own address, with the contents of the form. Anything typed meanwhile follows
 * afterwards.
 */
async function follow(): Promise<void> {
  if (isDrawing) return;
  isDrawing = true;
  while (newest !== undefined) {
    const data = newest;
    newest = undefined;
    const html = await drawPage(data);
    if (html !== undefined) showPage(html, parse);
  }
  isDrawing = false;
}

function parse(markup: string): Document {
  return new DOMParser().parseFromString(trusted.createHTML(markup), 'text/html');
}

/** Undefined if the host does not answer: the page stays, and the next keystroke asks again. */
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

chooseBlocks((position) => form.postMessage({ type: blockMessage, position }, '*'));

// The page is only for viewing: its links open in a new tab, and its forms send nothing.
addEventListener('submit', (event) => event.preventDefault(), { capture: true });
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
});

form.postMessage({ type: 'payload-live-preview', ready: true }, '*');

import { hasTyped } from '@frontage/client/hasTyped.ts';
import type { ClientDirective } from 'astro';
import { holdDrags, turners } from './holdDrags.ts';
import { holdPresses } from './holdPresses.ts';
import type { TouchOptions } from './touchOptions.ts';

/** By a finger only what comes of a press counts: fingers land everywhere while they scroll the page. */
const touches = ['focusin', 'click', 'keydown', 'input', 'change', 'scroll'];

/** Somebody is quicker than this script: types, has typed, or their browser has filled in. */
const early = ':is(:focus, :autofill, :user-valid, :user-invalid)';

/**
 * `client:touch`: wakes an island when a visitor first touches it, so that whoever only reads loads no script for it.
 * What is pressed before it is awake happens as soon as it is.
 */
// biome-ignore lint/style/noDefaultExport: Astro takes a directive by its default export.
export default ((load, { value }, island) => {
  const { form, isTouched, within }: TouchOptions = typeof value === 'object' ? value : {};
  const root = (within && island.closest<HTMLElement>(within)) || island;
  const asleep = new AbortController();
  const listening = { capture: true, signal: asleep.signal };
  let isWaking = false;

  async function wake(): Promise<void> {
    if (isWaking) return;
    isWaking = true;
    const hydrate = await load();
    await hydrate();
    // Where its script does not load Astro says so in the console; the next touch tries again.
    isWaking = !island.hasAttribute('ssr');
    if (isWaking) asleep.abort();
    held.release();
  }

  for (const type of touches) root.addEventListener(type, wake, listening);
  root.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      if (pointerType !== 'touch') void wake();
    },
    listening,
  );
  // After those that wake: what is held goes no further.
  const held = holdPresses(root, listening);
  if (root.querySelector(turners)) holdDrags(root, listening);
  for (const opener of island.querySelectorAll<HTMLElement>('[data-opens]')) {
    opener.setAttribute('role', 'button');
    opener.setAttribute('aria-haspopup', opener.dataset.opens ?? '');
  }
  if (isTouched || root.querySelector(early)) void wake();
  else if (form && hasTyped(form)) whenNear(island, wake);
}) satisfies ClientDirective;

function whenNear(island: HTMLElement, act: () => void): void {
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  // An island has no box of its own.
  for (const child of island.children) sight.observe(child);
}

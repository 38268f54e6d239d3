import { hasTyped } from '@frontage/client/hasTyped.ts';
import type { ClientDirective } from 'astro';
import { holdDrags, turners } from './holdDrags.ts';
import { holdPresses } from './holdPresses.ts';
import type { TouchOptions } from './touchOptions.ts';

/**
 * Events that wake an island. Of touches by finger only the resulting press counts, because fingers land anywhere while
 * they scroll the page.
 */
const touches = ['focusin', 'click', 'keydown', 'input', 'change', 'scroll'];

/** A visitor was faster than this script: is typing, has typed, or their browser has filled in a field. */
const early = ':is(:focus, :autofill, :user-valid, :user-invalid)';

/**
 * `client:touch`: wakes an island when a visitor first touches it, so that visitors who only read load no script for
 * it. Presses before it is awake take effect once it is.
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
    // If the script fails to load, Astro says so in the console, and the next touch tries again.
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
  // Added after the listeners that wake the island, because a held event goes no further.
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
  // The island element itself has no box.
  for (const child of island.children) sight.observe(child);
}

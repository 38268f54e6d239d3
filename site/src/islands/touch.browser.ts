import type { ClientDirective } from 'astro';
import type { TouchOptions } from './touchOptions.ts';

/** Elements whose presses have no effect before their island is awake. All others work without script. */
const controls = 'button, [role=button]';

const keys = /^(?: |Home|End|Arrow\w+)$/;

interface Held {
  /** Lets everything that was held happen now. */
  release(): void;
}

/** The buttons that do the same as a drag: `data-turn` is the number of slides to turn by. */
const turners = '[data-turn]';

/** A shorter movement is a click with an unsteady hand. */
const farPx = 30;

/**
 * Events that wake an island. Of touches by finger only the resulting press counts, because fingers land anywhere while
 * they scroll the page.
 */
const touches = ['focusin', 'click', 'keydown', 'input', 'change', 'scroll'];

/**
 * `client:touch`: wakes an island when a visitor first touches it, so that visitors who only read load no script for
 * it. Presses before it is awake take effect once it is.
 */
// biome-ignore lint/style/noDefaultExport: Astro takes a directive by its default export.
export default ((load, { value }, island) => {
  const { within }: TouchOptions = typeof value === 'object' ? value : {};
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
}) satisfies ClientDirective;

/**
 * Lets a mouse drag turn slides by one before their island is awake. On its own the browser lets only fingers and
 * trackpads move them.
 */
function holdDrags(root: HTMLElement, listening: AddEventListenerOptions): void {
  root.addEventListener(
    'pointerdown',
    ({ button, clientX: from, pointerType }) => {
      if (pointerType !== 'mouse' || button !== 0) return;
      addEventListener('pointerup', ({ clientX }) => turn(clientX - from), { once: true });
    },
    listening,
  );
  // Otherwise the browser drags the link or picture, and `pointerup` never fires.
  root.addEventListener('dragstart', (event) => event.preventDefault(), listening);

  function turn(way: number): void {
    if (Math.abs(way) < farPx) return;
    root
      .querySelector<HTMLElement>(way < 0 === (document.dir === 'rtl') ? '[data-turn="-1"]' : '[data-turn="1"]')
      ?.click();
    // A drag that starts on a link must not follow it.
    const refuse = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    addEventListener('click', refuse, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', refuse, { capture: true }));
  }
}

/**
 * Holds presses in an island that is not awake yet. A second press on something that the browser itself can do, such as
 * sending a form, is left to the browser: the visitor is tired of waiting.
 */
function holdPresses(root: HTMLElement, listening: AddEventListenerOptions): Held {
  let held: { control: Element; act: () => void }[] = [];
  let isReleasing = false;

  function hold(event: Event, control: Element, act: () => void): void {
    if (isReleasing) return;
    const isTired = control.matches('[type=submit], a') && held.some((one) => one.control === control);
    if (isTired) held = [];
    else {
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push({ control, act });
    }
  }

  root.addEventListener(
    'click',
    (event) => {
      const control = findControl(event, controls);
      if (control) hold(event, control, () => control.click());
    },
    listening,
  );
  root.addEventListener(
    'keydown',
    (event) => {
      if (!keys.test(event.key)) return;
      // The browser turns a key on a button into a click, but not on a link that will become a button.
      const control = findControl(event, event.key === ' ' ? 'a[role=button]' : '[role=tab]');
      const { key } = event;
      if (control)
        hold(event, control, () =>
          control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
        );
    },
    listening,
  );

  return {
    release() {
      isReleasing = true;
      for (const { act } of held.splice(0)) act();
      isReleasing = false;
    },
  };
}

function findControl({ target }: Event, selector: string): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest(selector) : undefined;
  return control instanceof HTMLElement ? control : undefined;
}

import type { ClientDirective } from 'astro';

/** On a tab. The browser turns other keys on it into a click. */
const keys = /^(?:Home|End|Arrow\w+)$/;

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
const touches = ['focusin', 'click', 'keydown', 'scroll'];

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

/** Holds presses on the buttons of an island that is not awake yet. */
function holdPresses(root: HTMLElement, listening: AddEventListenerOptions): Held {
  const held: (() => void)[] = [];
  let isReleasing = false;

  function hold(type: 'click' | 'keydown', controls: string, act: (control: HTMLElement, event: Event) => void): void {
    root.addEventListener(
      type,
      (event) => {
        const { target } = event;
        const control = target instanceof Element ? target.closest(controls) : undefined;
        if (isReleasing || !(control instanceof HTMLElement)) return;
        if (event instanceof KeyboardEvent && !keys.test(event.key)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        held.push(() => act(control, event));
      },
      listening,
    );
  }

  hold('click', 'button', (control) => control.click());
  hold('keydown', '[role=tab]', (control, event) => control.dispatchEvent(new KeyboardEvent('keydown', event)));

  return {
    release() {
      isReleasing = true;
      for (const act of held.splice(0)) act();
      isReleasing = false;
    },
  };
}

export interface TouchOptions {
  /** Selector of an element around the island in which touches count too. */
  within?: string;
}

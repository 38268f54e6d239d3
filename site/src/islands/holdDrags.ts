/** The buttons that do the same as a drag: `data-turn` is the number of slides to turn by. */
export const turners = '[data-turn]';

/** A shorter movement is a click with an unsteady hand. */
const farPx = 30;

/**
 * Lets a mouse drag turn slides by one before their island is awake. On its own the browser lets only fingers and
 * trackpads move them.
 */
export function holdDrags(root: HTMLElement, listening: AddEventListenerOptions): void {
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
    root.querySelector<HTMLElement>(way < 0 ? '[data-turn="1"]' : '[data-turn="-1"]')?.click();
    // A drag that starts on a link must not follow it.
    const refuse = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    addEventListener('click', refuse, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', refuse, { capture: true }));
  }
}

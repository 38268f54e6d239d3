/** The buttons that do what a drag does, by the slides that they turn by. */
export const turners = '[data-turn]';

/** Less is a press with an unsteady hand. */
const farPx = 30;

/**
 * Lets a drag by the mouse turn slides that are not awake yet by one, as the browser itself lets only fingers and
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
  // Else the browser drags a link or picture away, and nobody hears where the mouse is let go.
  root.addEventListener('dragstart', (event) => event.preventDefault(), listening);

  function turn(way: number): void {
    if (Math.abs(way) < farPx) return;
    root.querySelector<HTMLElement>(way < 0 ? '[data-turn="1"]' : '[data-turn="-1"]')?.click();
    // Whoever drags a link does not follow it.
    const refuse = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    addEventListener('click', refuse, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', refuse, { capture: true }));
  }
}

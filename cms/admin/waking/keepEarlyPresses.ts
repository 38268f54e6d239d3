/**
 * Keeps presses on buttons that React has not taken over yet, and presses again once it has, in their order: without,
 * whoever is faster than the scripts of the admin presses for nothing, or has the browser send a form by itself.
 *
 * Travels to the browser as text (`EarlyPresses`), so that it hears presses before any script is there: it uses
 * nothing from outside itself.
 */
export function keepEarlyPresses(): void {
  /** ms for which a press waits: while the page sleeps, nothing else has been done to it that the press could be late for. */
  const patience = 60_000;
  let kept: { button: HTMLElement; until: number }[] = [];

  /** React writes its props on every element that it takes over. */
  const isTaken = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  /** React writes them before it listens: it does once the browser has nothing else to do. */
  const whenIdle = (act: () => void) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(act) : setTimeout(act, 200);

  const look = () => {
    kept = kept.filter(({ button, until }) => button.isConnected && performance.now() < until);
    const [first] = kept;
    if (!first) return;
    if (!isTaken(first.button)) {
      setTimeout(look, 50);
      return;
    }
    whenIdle(() => {
      if (kept[0] === first) {
        kept.shift();
        first.button.click();
      }
      look();
    });
  };

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
      if (!button || isTaken(button)) return;
      if (button.closest('form')) event.preventDefault();
      if (kept.some((press) => press.button === button)) return;
      kept.push({ button, until: performance.now() + patience });
      if (kept.length === 1) setTimeout(look, 50);
    },
    true,
  );
}

/**
 * Keeps what is done to a page before React has taken it over, and does it again once it has, in its order: presses on
 * buttons, and what is typed, chosen or attached in fields. Without, whoever is faster than the scripts of the admin
 * presses for nothing, has the browser send a form by itself, or types what no form knows and the next answer wipes away.
 *
 * Travels to the browser as text (`EarlyActs`), so that it is there before any other script: it uses nothing from
 * outside itself.
 */
export function keepEarlyActs(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  interface Act {
    element: HTMLElement;
    again: () => void;
    until: number;
  }
  /** ms for which an act waits: while the page sleeps, nothing else has been done to it that the act could be late for. */
  const patience = 60_000;
  let kept: Act[] = [];

  const isField = (target: EventTarget | null): target is Field =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  /** React writes its props on every element that it takes over. */
  const isTaken = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  /**
   * It writes them before it listens, where other parts of the page are still on their way: until then it stops what it
   * cannot hear, at the root. This event is one of those, and nobody answers it.
   */
  const isHeard = (element: HTMLElement) => {
    let hasArrived = false;
    const arrive = () => {
      hasArrived = true;
    };
    element.addEventListener('textInput', arrive);
    element.dispatchEvent(new Event('textInput', { bubbles: true }));
    element.removeEventListener('textInput', arrive);
    return hasArrived;
  };
  /** What a press does may need effects, which come last: once the browser has nothing else to do, or a second later. */
  const whenIdle = (act: () => void) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(act, { timeout: 1_000 }) : setTimeout(act, 200);

  const look = () => {
    kept = kept.filter(({ element, until }) => element.isConnected && performance.now() < until);
    const [first] = kept;
    if (!first) return;
    const isKnown = isTaken(first.element);
    if (!isKnown || !isHeard(first.element)) {
      // To be asked has React try at once, which costs it time that the rest of the page needs.
      setTimeout(look, isKnown ? 300 : 50);
      return;
    }
    const act = () => {
      if (kept[0] === first) {
        kept.shift();
        first.again();
      }
      look();
    };
    // A text is written at once: React empties a field with its next update.
    if (isField(first.element)) act();
    else whenIdle(act);
  };

  const keep = (element: HTMLElement, again: () => void) => {
    const before = kept.find((act) => act.element === element);
    if (before) {
      before.again = again;
      return;
    }
    kept.push({ element, again, until: performance.now() + patience });
    if (kept.length === 1) setTimeout(look, 50);
  };

  const tell = (field: Field) => {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  /**
   * React hears of a text where it differs from the one that it saw last: so it sees its own again, and what was typed
   * is written past it.
   */
  const write = (field: HTMLInputElement | HTMLTextAreaElement, typed: string) => {
    const { selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
    // The caret stays where it is, in those kinds of fields that tell.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    tell(field);
  };
  /** What makes a field as it is now. */
  const againOf = (field: Field): (() => void) => {
    const { type, value } = field;
    if (type === 'file') return () => tell(field);
    if (field instanceof HTMLSelectElement) {
      return () => {
        field.value = value;
        tell(field);
      };
    }
    if (field instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio')) {
      const { checked } = field;
      return () => {
        field.checked = !checked;
        field.click();
      };
    }
    return () => write(field, value);
  };

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
      if (!button || isTaken(button)) return;
      if (button.closest('form')) event.preventDefault();
      keep(button, () => button.click());
    },
    true,
  );
  for (const type of ['input', 'change']) {
    addEventListener(
      type,
      ({ target }) => {
        if (!isField(target)) return;
        // What waits is brought up to date, also once React hears the field: it is not to come back as it was.
        if (!isTaken(target) || kept.some(({ element }) => element === target)) keep(target, againOf(target));
      },
      true,
    );
  }
}

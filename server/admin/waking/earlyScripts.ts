/**
 * Keeps what is done to a page before React has taken it over, and repeats it afterwards in the same order: presses on
 * buttons, what is opened, and what is typed, chosen or attached in fields. Without it, a person faster than the scripts
 * of the admin presses in vain, has the browser send a form by itself, opens what closes again, or types text that no
 * form knows and the next answer wipes away.
 *
 * It is sent to the browser as text (`EarlyActs`), so that it runs before any other script. So it must use nothing from
 * outside itself.
 */
export function keepEarlyActs(): void {
  type Text = HTMLInputElement | HTMLTextAreaElement;
  type Field = Text | HTMLSelectElement;
  interface Act {
    element: HTMLElement;
    name: string;
    /** Which it is of those with its name. */
    place: number;
    path: string;
    /** Does it once more, to the element that has come in its place. */
    again(element: HTMLElement): void;
    until: number;
  }
  /** How long an act waits, in ms. It cannot come too late, because nothing else is done to a page before it wakes. */
  const patience = 60_000;
  let kept: Act[] = [];
  let focused: EventTarget | null = null;

  const isField = (target: EventTarget | null): target is Field =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  /** React writes its props on every element that it takes over. */
  const isTaken = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  /**
   * Whether React listens to an element. If other parts of the page are still loading, it writes its props before it
   * listens, and until then stops the events that it cannot handle, at the root. This event is one of those, and
   * nothing else reacts to it.
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
  /** Presses wait until the browser is idle, or for a second, because they may depend on effects, which run last. */
  const whenIdle = (act: () => void) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(act, { timeout: 1_000 }) : setTimeout(act, 200);

  /** Not the id of a field: React makes up another one where it draws a part anew. */
  const nameOf = (element: HTMLElement) =>
    isField(element)
      ? element.name || (element.labels?.[0]?.textContent ?? '')
      : (element.querySelector('summary') ?? element).textContent;
  const withName = (name: string, { localName }: HTMLElement): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(localName)].filter((one) => nameOf(one) === name);
  /**
   * What React finds to differ from its own is drawn anew: empty, closed and without the press. So is a part whose
   * script has not come when something above it changes. It is known by its name, and may be away for a while.
   */
  const findAgain = () => {
    kept = kept.filter(({ path, until }) => path === location.pathname && performance.now() < until);
    for (const act of kept) {
      const { element, name, place } = act;
      if (element.isConnected) continue;
      act.element = withName(name, element)[place] ?? element;
      if (element === focused && document.activeElement === document.body) act.element.focus();
    }
  };

  const look = () => {
    findAgain();
    const [first] = kept;
    if (!first) return;
    const isKnown = first.element.isConnected && isTaken(first.element);
    if (!isKnown || !isHeard(first.element)) {
      // Asking makes React try at once, which takes time that the rest of the page needs.
      setTimeout(look, isKnown ? 300 : 50);
      return;
    }
    const act = () => {
      if (kept[0] === first && first.element.isConnected) {
        kept.shift();
        first.again(first.element);
      }
      look();
    };
    // Text is written at once, because React empties the field with its next update.
    if (isField(first.element)) act();
    else whenIdle(act);
  };

  const keptOf = (element: HTMLElement) => {
    findAgain();
    return kept.find((act) => act.element === element);
  };
  const keep = (element: HTMLElement, again: Act['again']) => {
    const before = keptOf(element);
    if (before) {
      before.again = again;
      return;
    }
    const name = nameOf(element);
    const place = withName(name, element).indexOf(element);
    kept.push({ element, name, place, path: location.pathname, again, until: performance.now() + patience });
    if (kept.length === 1) setTimeout(look, 50);
  };

  const tell = (field: Field) => {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  /**
   * React only notices a text that differs from the last one it saw. So React's own text is set again first, and then
   * what was typed, in a way that React does not see.
   */
  const write = (field: Text, typed: string, { selectionStart, selectionEnd }: Text) => {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
    // Keeps the caret where it was, in the kinds of fields that report it.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    tell(field);
  };
  const againOf = (field: Field): Act['again'] => {
    const { value } = field;
    if (field instanceof HTMLSelectElement) {
      return (now: HTMLSelectElement) => {
        now.value = value;
        tell(now);
      };
    }
    if (field instanceof HTMLInputElement && field.type === 'file') {
      const { files } = field;
      return (now: HTMLInputElement) => {
        if (now !== field) now.files = files;
        tell(now);
      };
    }
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      const { checked } = field;
      return (now: HTMLInputElement) => {
        now.checked = !checked;
        now.click();
      };
    }
    return (now: Text) => write(now, value, field);
  };

  addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, summary') : null;
      const details = pressed?.localName === 'summary' ? pressed.parentElement : null;
      if (details instanceof HTMLDetailsElement) {
        const isOpening = !details.open;
        if (!isTaken(details) || keptOf(details))
          keep(details, (now) => {
            now.toggleAttribute('open', isOpening);
            // The browser has said it before React listened.
            now.dispatchEvent(new Event('toggle'));
          });
        return;
      }
      if (!pressed || (isTaken(pressed) && (performance.now() > patience || isHeard(pressed)))) return;
      if (pressed.closest('form')) event.preventDefault();
      // To ask whether it is heard can make it heard, and it would count twice.
      event.stopPropagation();
      if (keptOf(pressed)) return;
      // Whoever presses sees that it was heard, also where a script takes ten seconds.
      const waits = pressed.animate({ opacity: [0.4, 0.4] }, { delay: 300, duration: patience });
      keep(pressed, (now) => {
        waits.cancel();
        now.click();
      });
    },
    true,
  );
  for (const type of ['input', 'change']) {
    addEventListener(
      type,
      ({ target }) => {
        if (!isField(target)) return;
        // A waiting act is updated, even once React listens to the field, so that no older value comes back.
        if (!isTaken(target) || keptOf(target)) keep(target, againOf(target));
      },
      true,
    );
  }
}

/**
 * Sets light or dark as the system has it, unless somebody has chosen. It is sent to the browser as text, and runs
 * before anything is painted. Payload learns of the system's theme from a header that browsers only send from the
 * second page on.
 */
export function showSystemTheme(): void {
  if (document.cookie.includes('payload-theme=')) return;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');
}

/** So that a form is drawn with its preview, and not moved by it. Sent as text, as the others here. */
export function tellRoom(): void {
  const tell = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: before anything is painted, which the Cookie Store API cannot do
    document.cookie = `room-beside=${innerWidth >= 1280}; path=/admin; samesite=lax`;
  };
  tell();
  addEventListener('resize', tell);
}

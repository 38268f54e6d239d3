/** Elements whose presses have no effect before their island is awake. All others work without script. */
const controls = 'button, [role=button]';
const keys = /^(?: |Home|End|Arrow\w+)$/;

export interface Held {
  /** Lets everything that was held happen now. */
  release(): void;
}

/**
 * Holds presses in an island that is not awake yet. A second press on something that the browser itself can do, such as
 * sending a form, is left to the browser: the visitor is tired of waiting.
 */
export function holdPresses(root: HTMLElement, listening: AddEventListenerOptions): Held {
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

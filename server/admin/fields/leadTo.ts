/** How long the parts and rows that are opened may take to show their fields, in ms. A busy computer needs seconds. */
const openingMs = 15_000;
/** How long to wait for a field that the form may not have, and before a row that stays folded is pressed again, in ms. */
const patienceMs = 1_000;

let leading = new AbortController();

/**
 * Moves to a field of the form by its path, such as `layout.2.items.0.title`, or to the first field of the row at that
 * path. Opens the parts of the form, the blocks and the rows that contain it, and focuses it. If the form has no such
 * field, it moves to the nearest parent.
 *
 * Fields appear a moment after their block opens, and blocks after their part of the form. Fields further up shift the
 * rest when they come into view. So it tries again until the field has the focus and no longer moves. It stops as soon
 * as the editor presses a key, clicks or scrolls.
 */
export function leadTo(path: string, parts: readonly string[]): void {
  leading.abort();
  leading = new AbortController();
  const { signal } = leading;
  const stop = () => leading.abort();
  for (const move of ['keydown', 'pointerdown', 'wheel']) addEventListener(move, stop, { passive: true, signal });

  const keys = path.split('.');
  // The path can come from a URL, so it can be anything.
  if (!keys.every((key) => /^\w+$/.test(key))) return;
  const begun = performance.now();
  const pressed = new Map<Element, number>();
  const left = [...parts];
  let found: HTMLElement | undefined;
  let foundAt = begun;
  let top: number | undefined;
  const look = () => {
    const now = performance.now();
    if (signal.aborted || now > begun + openingMs) return;
    const { element, isWhole } = findNearest(keys);
    if (!element && left[0] !== undefined && openPart(left[0])) left.shift();
    if (element !== found) foundAt = now;
    found = element;
    if (element) open(element, pressed);
    element?.scrollIntoView({ block: isRow(element) ? 'start' : 'center' });
    const field = element && (isWhole || now > foundAt + patienceMs) ? findFocusable(element) : undefined;
    field?.focus({ preventScroll: true });
    const before = top;
    top = element?.getBoundingClientRect().top;
    if (field && document.activeElement === field && top === before) stop();
    else requestAnimationFrame(look);
  };
  look();
}

function findNearest(keys: readonly string[]): { element?: HTMLElement; isWhole: boolean } {
  for (let length = keys.length; length > 0; length -= 1) {
    // A drawer over the form has fields with the same names, and comes after the form in the document.
    const element = [...document.querySelectorAll<HTMLElement>(`[id="${idOf(keys.slice(0, length))}"]`)].at(-1);
    if (element) return { element, isWhole: length === keys.length };
  }
  return { isWhole: false };
}

function idOf(keys: readonly string[]): string {
  const last = keys.at(-1) ?? '';
  return /^\d+$/.test(last) ? `${keys.slice(0, -1).join('-')}-row-${last}` : `field-${keys.join('__')}`;
}

function isRow({ id }: HTMLElement): boolean {
  return id.includes('-row-');
}

/** Opens a row and each folded one around it, again where an answer of the server has put one back. */
function open(element: HTMLElement, pressed: Map<Element, number>): void {
  const now = performance.now();
  const mayPress = (toggle: HTMLElement) => now > (pressed.get(toggle) ?? Number.NEGATIVE_INFINITY) + patienceMs;
  const own = element.querySelector('.collapsible');
  let folded = isRow(element) && own ? own : element.closest('.collapsible');
  while (folded) {
    const toggle = folded.querySelector<HTMLElement>('.collapsible__toggle');
    if (toggle?.matches('.collapsible__toggle--collapsed') && mayPress(toggle)) {
      pressed.set(toggle, now);
      toggle.click();
    }
    folded = folded.parentElement?.closest('.collapsible') ?? null;
  }
}

function findFocusable(element: HTMLElement): HTMLElement | undefined {
  if (isRow(element)) return element.querySelector<HTMLElement>(within('.collapsible__content')) ?? undefined;
  if (element.matches(inputs)) return element;
  const inside = element.querySelector<HTMLElement>(within('')) ?? element.querySelector('button');
  return inside ?? (element.hasAttribute('tabindex') ? element : undefined);
}

const kinds = ['input:not([type="hidden"], :disabled)', 'textarea:not(:disabled)', '[contenteditable="true"]'];
const inputs = kinds.join(', ');
const within = (around: string) => kinds.map((kind) => `${around} ${kind}`).join(', ');

/** Opens a part of the form by its name; returns false if the form shows no such part. */
export function openPart(part: string): boolean {
  const tabs = document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button');
  // The name may be followed by the number of refused fields, so only the first child counts. The tabs of an open
  // drawer come last, and take precedence over those of the form below it.
  const tab = [...tabs].findLast(({ firstChild }) => firstChild?.textContent === part);
  tab?.click();
  return tab !== undefined;
}

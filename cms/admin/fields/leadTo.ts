import { openPart } from './openPart.ts';

/** ms within which what opens shows its fields. */
const openingMs = 3_000;
/** ms after which no field is waited for that the form does not have. */
const patienceMs = 1_000;

let leading = new AbortController();

/**
 * Leads to a field of the form by its path, such as `layout.2.items.0.title`, or to the first field of the row that a path
 * ends at: opens the parts of the form, the blocks and the rows that hold it, and sets the focus there. Where the form has
 * no such field, to the nearest that would hold it.
 *
 * Fields come a moment after their block opens, and blocks after their part of the form; those above it move it as they
 * come into view. So it is led to until it has the focus and stands still. Whoever goes on in the form is led no further.
 */
export function leadTo(path: string, parts: readonly string[]): void {
  leading.abort();
  leading = new AbortController();
  const { signal } = leading;
  const stop = () => leading.abort();
  for (const move of ['keydown', 'pointerdown', 'wheel']) addEventListener(move, stop, { passive: true, signal });

  const keys = path.split('.');
  // An address may name anything.
  if (!keys.every((key) => /^\w+$/.test(key))) return;
  const begun = performance.now();
  const pressed = new Set<Element>();
  const left = [...parts];
  let found: HTMLElement | undefined;
  let foundAt = begun;
  let top: number | undefined;
  const look = () => {
    const now = performance.now();
    if (signal.aborted || now > begun + openingMs) return;
    const { element, isWhole } = nearest(keys);
    if (!element && left[0] !== undefined && openPart(left[0])) left.shift();
    if (element !== found) foundAt = now;
    found = element;
    if (element) open(element, pressed);
    element?.scrollIntoView({ block: isRow(element) ? 'start' : 'center' });
    const field = element && (isWhole || now > foundAt + patienceMs) ? focusable(element) : undefined;
    field?.focus({ preventScroll: true });
    const before = top;
    top = element?.getBoundingClientRect().top;
    if (field && document.activeElement === field && top === before) stop();
    else requestAnimationFrame(look);
  };
  look();
}

/** What the form shows of a path: the field or row itself, or the nearest around it. */
function nearest(keys: readonly string[]): { element?: HTMLElement; isWhole: boolean } {
  for (let length = keys.length; length > 0; length -= 1) {
    // A drawer above the form has fields of the same names, and stands behind it in the document.
    const element = [...document.querySelectorAll<HTMLElement>(`[id="${idOf(keys.slice(0, length))}"]`)].at(-1);
    if (element) return { element, isWhole: length === keys.length };
  }
  return { isWhole: false };
}

/** As Payload names the elements of rows and of fields. */
function idOf(keys: readonly string[]): string {
  const last = keys.at(-1) ?? '';
  return /^\d+$/.test(last) ? `${keys.slice(0, -1).join('-')}-row-${last}` : `field-${keys.join('__')}`;
}

function isRow({ id }: HTMLElement): boolean {
  return id.includes('-row-');
}

/** Opens each folded row around it, and itself where it is one. Once: whether it stays open is the editor's to say. */
function open(element: HTMLElement, pressed: Set<Element>): void {
  const own = element.querySelector('.collapsible');
  let folded = isRow(element) && own ? own : element.closest('.collapsible');
  while (folded) {
    const toggle = folded.querySelector<HTMLElement>('.collapsible__toggle');
    if (toggle?.matches('.collapsible__toggle--collapsed') && !pressed.has(toggle)) {
      pressed.add(toggle);
      toggle.click();
    }
    folded = folded.parentElement?.closest('.collapsible') ?? null;
  }
}

function focusable(element: HTMLElement): HTMLElement | undefined {
  if (isRow(element)) return element.querySelector<HTMLElement>(within('.collapsible__content')) ?? undefined;
  if (element.matches(inputs)) return element;
  return element.querySelector<HTMLElement>(within('')) ?? element.querySelector('button') ?? undefined;
}

const kinds = ['input:not([type="hidden"], :disabled)', 'textarea:not(:disabled)', '[contenteditable="true"]'];
const inputs = kinds.join(', ');
const within = (around: string) => kinds.map((kind) => `${around} ${kind}`).join(', ');

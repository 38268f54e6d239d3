import address from './movingAsset.ts?worker&url';

/*
 * What moves the asset of a hero comes with the first hand on its stage, since few visitors lay one there; where the
 * asset comes in by itself, once the first view is painted and its type is there. What is pressed meanwhile happens then. Asked for as a worker it is
 * one file without imports, so that this one is in the page.
 */
declare global {
  /** Where the page tells when its first view is painted. */
  var painted: Promise<unknown> | undefined;
}

const stage = document.querySelector('[data-asset-play]')?.parentElement;
const asleep = new AbortController();
/** Held down, or clicked. */
let pressed: PointerEvent | undefined;
let isComing = false;

function come(): void {
  if (isComing) return;
  isComing = true;
  import(/* @vite-ignore */ address).then(awake, () => {
    // The next hand tries again.
    isComing = false;
  });
}

function awake(): void {
  asleep.abort();
  pressed?.target?.dispatchEvent(new PointerEvent(pressed.type, pressed));
}

for (const type of ['pointerover', 'focusin', 'pointerdown', 'pointerup', 'pointercancel', 'click']) {
  stage?.addEventListener(
    type,
    (event) => {
      if (event instanceof PointerEvent && type !== 'pointerover')
        pressed = /down|click/.test(type) ? event : undefined;
      come();
    },
    { signal: asleep.signal },
  );
}
if (stage?.querySelector('[data-asset=start]'))
  void Promise.resolve(globalThis.painted)
    .then(() => document.fonts.ready)
    .then(come);

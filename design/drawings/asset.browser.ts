import address from './movingAsset.ts?worker&url';

/*
 * The script that moves a hero's asset is loaded when a visitor first touches its stage, because few do; where the
 * asset comes in by itself, once the first view is painted and its fonts are loaded. What is pressed meanwhile is done
 * afterwards. Imported as a worker's URL it is one file without imports, so that this one can be inlined in the page.
 */
declare global {
  /** Resolves when the page's first view is painted. */
  var painted: Promise<unknown> | undefined;
}

const stage = document.querySelector('[data-asset-play]')?.parentElement;
const asleep = new AbortController();
/** The last press that still counts: held down, or clicked. */
let pressed: PointerEvent | undefined;

function loadMover(): void {
  // If it does not load, the next touch tries again.
  import(/* @vite-ignore */ address).then(wake, () => {});
}

function wake(): void {
  asleep.abort();
  pressed?.target?.dispatchEvent(new PointerEvent(pressed.type, pressed));
  pressed = undefined;
}

for (const type of ['pointerover', 'focusin', 'pointerdown', 'pointerup', 'pointercancel', 'click']) {
  stage?.addEventListener(
    type,
    (event) => {
      if (event instanceof PointerEvent && type !== 'pointerover')
        pressed = /down|click/.test(type) ? event : undefined;
      loadMover();
    },
    { signal: asleep.signal },
  );
}
if (stage?.querySelector('[data-asset=start]'))
  void Promise.resolve(globalThis.painted)
    .then(() => document.fonts.ready)
    .then(loadMover);

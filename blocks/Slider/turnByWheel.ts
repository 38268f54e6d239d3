/** After a pause this long, the wheel starts a new gesture: what a trackpad still sends by itself has no pauses. */
const pauseMs = 150;
/** Anything less is a trembling hand. */
const farPx = 20;

/** Turns by one slide for each sideways gesture on a trackpad or wheel. Returns a function that ends this. */
export function turnByWheel(strip: HTMLElement, turn: (slides: 1 | -1) => void): () => void {
  let way = 0;
  let hasTurned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rest = () => {
    way = 0;
    hasTurned = false;
  };
  const onWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    // Otherwise some browsers go back to the previous page.
    event.preventDefault();
    clearTimeout(timer);
    timer = setTimeout(rest, pauseMs);
    // Nobody goes forward and back in one gesture.
    if (event.deltaX * way < 0) rest();
    way += event.deltaX;
    if (hasTurned || Math.abs(way) < farPx) return;
    hasTurned = true;
    turn(way > 0 ? 1 : -1);
  };

  strip.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    clearTimeout(timer);
    strip.removeEventListener('wheel', onWheel);
  };
}

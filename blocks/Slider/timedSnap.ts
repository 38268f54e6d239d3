import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';

/** How long a snap to a slide takes. R14. */
export const snapMs = 500;
/** The same curve as the token `--ease-snap`. */
export const snapEase = [0.22, 0.8, 0.24, 1] as const;

/**
 * Lets the carousel snap in exactly `snapMs`, or jump where the visitor asked for reduced motion.
 *
 * Embla moves by attraction and friction: its `duration` is not a time, and a move takes as long as it takes. So its
 * scroll body, the part that it asks for the next place on every frame, gets another way of moving: the place is read
 * from the clock. The object itself is changed, not replaced, because Embla's drag handler keeps a reference to it.
 */
export function timedSnap(): EmblaPluginType {
  return {
    name: 'timedSnap',
    options: {},
    init: (embla) => moveByClock(embla.internalEngine()),
    destroy: () => undefined,
  };
}

type Engine = Pick<
  ReturnType<EmblaCarouselType['internalEngine']>,
  'scrollBody' | 'location' | 'previousLocation' | 'target'
>;

function moveByClock({ scrollBody, location, previousLocation, target }: Engine): void {
  const ease = cubicBezier(...snapEase);
  let pace = snapMs;
  let startedAt = 0;
  let way = 0;
  let left = 0;
  let direction = 0;

  const place = (): number => {
    if (pace < 1) return target.get();
    const toGo = target.get() - location.get();
    // A new target, or a drag that has ended: the remaining distance changed without us. A turn of the loop moves both
    // alike.
    if (Math.abs(toGo - left) > 0.01) {
      way = toGo;
      startedAt = performance.now();
    }
    return target.get() - way * (1 - ease((performance.now() - startedAt) / snapMs));
  };

  Object.assign(scrollBody, {
    seek: () => {
      const next = place();
      const isJump = pace === 0;
      direction = Math.sign(next - location.get()) || direction;
      previousLocation.set(isJump ? next : location.get());
      location.set(next);
      left = target.get() - next;
      return scrollBody;
    },
    duration: () => pace,
    direction: () => direction,
    // For Embla, a duration of 0 means "at once", and one below 1 "with the finger".
    useDuration: (duration: number) => {
      pace = duration >= 1 && prefersReducedMotion() ? 0 : duration;
      return scrollBody;
    },
  });
}

function prefersReducedMotion(): boolean {
  return 'matchMedia' in globalThis && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The easing curve of CSS's `cubic-bezier(x1, y1, x2, y2)` as a function: from the share of the time that has passed to
 * the share of the distance, both 0 to 1.
 */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): (time: number) => number {
  const at = (p1: number, p2: number, t: number) => 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3;
  return (time) => {
    if (time <= 0) return 0;
    if (time >= 1) return 1;
    // x grows with t, so bisection finds t; 30 steps are exact to a billionth.
    let low = 0;
    let high = 1;
    for (let step = 0; step < 30; step += 1) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < time) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

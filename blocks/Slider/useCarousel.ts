import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { stripId } from './slides.ts';
import { snapMs, timedSnap } from './timedSnap.ts';

/** What the controls say on a site with other words than the usual ones. */
export interface SliderWords {
  previous: string;
  next: string;
  of: string;
}

/** The number of a slide among so many. */
export const slideOf = (slide: number, count: number, said?: SliderWords) =>
  (said?.of ?? 'Slide {number} of {count}').replace('{number}', `${slide + 1}`).replace('{count}', `${count}`);

/** The next slide is at the left of the present one. */
export const isMirrored = () => document.dir === 'rtl';

/** Longer than a pause between two steps of native scrolling, but too short for a visitor to notice. */
const restMs = 100;

/**
 * Acts once a strip is at rest: somebody who swipes it while the carousel wakes would feel it jump. Returns a function
 * that stops waiting.
 */
function whenAtRest(strip: HTMLElement, act: () => void): () => void {
  const lie = () => {
    strip.removeEventListener('scroll', wait);
    act();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(lie, restMs);
  };
  let timer = setTimeout(lie, restMs);
  strip.addEventListener('scroll', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    strip.removeEventListener('scroll', wait);
  };
}

/** After a pause this long, the wheel starts a new gesture: what a trackpad still sends by itself has no pauses. */
const pauseMs = 150;
/** Anything less is a trembling hand. */
const farPx = 20;

/** Turns by one slide for each sideways gesture on a trackpad or wheel. Returns a function that ends this. */
function turnByWheel(strip: HTMLElement, turn: (slides: 1 | -1) => void): () => void {
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
    turn(way > 0 === isMirrored() ? -1 : 1);
  };

  strip.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    clearTimeout(timer);
    strip.removeEventListener('wheel', onWheel);
  };
}

interface Carousel {
  /** Index of the first slide in view. */
  current: number;
  /** There are more slides than are in view, as far as is known. */
  canMove: boolean;
  /** What a screen reader says after a move; empty before the first one. */
  announcement: string;
  moveTo: (slide: number) => void;
  moveBy: (slides: 1 | -1) => void;
}

/** Wakes the slides that are already on the page: takes them over from native scrolling where they are. */
export function useCarousel(id: string, said?: SliderWords): Carousel {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [current, setCurrent] = useState(0);
  const [canMove, setCanMove] = useState(true);
  const [announcement, setAnnouncement] = useState('');
  const wanted = useRef<((embla: EmblaCarouselType) => void)[]>([]);

  useEffect(() => {
    const strip = document.getElementById(stripId(id));
    if (!strip) return;
    let taken: EmblaCarouselType | undefined;
    const stop = whenAtRest(strip, () => {
      taken = takeOver(strip);
      setEmbla(taken);
    });
    return () => {
      stop();
      taken?.destroy();
    };
  }, [id]);

  useEffect(() => {
    if (!embla) return;
    const follow = () => {
      setCurrent(embla.selectedScrollSnap());
      setCanMove(embla.scrollSnapList().length > 1);
    };
    const announce = () => setAnnouncement(announcementOf(embla, said));
    const setInert = () => makeOthersInert(embla);
    follow();
    setInert();
    embla.on('select', follow).on('reInit', follow).on('select', announce).on('slidesInView', setInert);
    for (const move of wanted.current.splice(0)) move(embla);
    const stopWheel = turnByWheel(embla.rootNode(), (slides) => turn(embla, slides));
    return () => {
      stopWheel();
      embla.off('select', follow).off('reInit', follow).off('select', announce).off('slidesInView', setInert);
    };
  }, [embla, said]);

  /** Moves that are requested before the strip is at rest happen after that. */
  const move = useCallback(
    (how: (embla: EmblaCarouselType) => void) => {
      if (embla) how(embla);
      else wanted.current.push(how);
    },
    [embla],
  );
  const moveTo = useCallback((slide: number) => move((carousel) => carousel.scrollTo(slide)), [move]);
  const moveBy = useCallback((slides: 1 | -1) => move((carousel) => turn(carousel, slides)), [move]);
  return { current, canMove, announcement, moveTo, moveBy };
}

function turn(embla: EmblaCarouselType, slides: 1 | -1): void {
  if (slides === 1) embla.scrollNext();
  else embla.scrollPrev();
}

/**
 * A slide that nobody can see is not reached by Tab and not read. Until Embla has looked, no slide counts as unseen.
 */
function makeOthersInert(embla: EmblaCarouselType): void {
  const inView = new Set(embla.slidesInView());
  if (inView.size === 0) return;
  for (const [position, slide] of embla.slideNodes().entries()) slide.inert = !inView.has(position);
}

function announcementOf(embla: EmblaCarouselType, said: SliderWords | undefined): string {
  const position = embla.selectedScrollSnap();
  const title = embla.slideNodes()[position]?.querySelector('h3')?.textContent ?? '';
  return `${slideOf(position, embla.slideNodes().length, said)}: ${title}`;
}

/** Ends native scrolling, and starts the carousel where a visitor has scrolled to before the script came. */
function takeOver(strip: HTMLElement): EmblaCarouselType {
  const slides = [...(strip.firstElementChild?.children ?? [])].filter((slide) => slide instanceof HTMLElement);
  const origin = slides[0]?.offsetLeft ?? 0;
  // Negative where the strip runs from right to left.
  const scrolledPx = Math.abs(strip.scrollLeft);
  const distances = slides.map((slide) => Math.abs(Math.abs(slide.offsetLeft - origin) - scrolledPx));
  const startIndex = Math.max(0, distances.indexOf(Math.min(...distances)));
  strip.dataset.awake = '';
  strip.scrollTo({ left: 0, behavior: 'instant' });
  const direction = isMirrored() ? 'rtl' : 'ltr';
  const options = { loop: true, align: 'start', duration: snapMs, direction, startIndex } as const;
  const embla = EmblaCarousel(strip, options, [timedSnap()]);
  continueFrom(embla, scrolledPx);
  return embla;
}

/**
 * Leaves the slides where native scrolling has left them, and snaps from there: at the end of its scroll range that is
 * between two slides, and a jump to one of them would be visible.
 */
function continueFrom(embla: EmblaCarouselType, scrolledPx: number): void {
  const { location, offsetLocation, previousLocation, slideLooper, target, translate } = embla.internalEngine();
  if (Math.abs(location.get() + scrolledPx) <= 1) return;
  for (const one of [location, offsetLocation, previousLocation, target]) one.set(-scrolledPx);
  slideLooper.loop();
  translate.to(-scrolledPx);
  embla.scrollTo(embla.selectedScrollSnap());
}

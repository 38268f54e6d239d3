import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { stripId } from './sliderIds.ts';
import { snapMs, timedSnap } from './timedSnap.ts';
import { whenAtRest } from './whenAtRest.ts';

interface Carousel {
  /** Position of the slide that stands first, from 0. */
  current: number;
  /** There is more than what is in view, as far as is known. */
  canMove: boolean;
  /** What a screen reader says after a move; empty before the first. */
  announcement: string;
  moveTo: (slide: number) => void;
  moveBy: (slides: 1 | -1) => void;
}

/** Wakes the slides that stand on the page already: takes them over from native scrolling where they lie. */
export function useCarousel(id: string): Carousel {
  const [startIndex, setStartIndex] = useState(0);
  const [plugins] = useState(() => [timedSnap()]);
  const [attach, embla] = useEmblaCarousel({ loop: true, align: 'start', duration: snapMs, startIndex }, plugins);
  const [current, setCurrent] = useState(0);
  const [canMove, setCanMove] = useState(true);
  const [announcement, setAnnouncement] = useState('');
  const wanted = useRef<((embla: EmblaCarouselType) => void)[]>([]);

  useEffect(() => {
    const strip = document.getElementById(stripId(id));
    if (!strip) return;
    // At once, lest the first slide is drawn between the end of native scrolling and the beginning of the carousel.
    return whenAtRest(strip, () =>
      flushSync(() => {
        setStartIndex(takeOver(strip));
        attach(strip);
      }),
    );
  }, [attach, id]);

  useEffect(() => {
    if (!embla) return;
    const follow = () => {
      setCurrent(embla.selectedScrollSnap());
      setCanMove(embla.scrollSnapList().length > 1);
    };
    const announce = () => setAnnouncement(announcementOf(embla));
    const setInert = () => makeOthersInert(embla);
    follow();
    setInert();
    embla.on('select', follow).on('reInit', follow).on('select', announce).on('slidesInView', setInert);
    for (const move of wanted.current.splice(0)) move(embla);
    return () => {
      embla.off('select', follow).off('reInit', follow).off('select', announce).off('slidesInView', setInert);
    };
  }, [embla]);

  /** What is asked for while the strip still comes to rest is done after it. */
  const move = useCallback(
    (how: (embla: EmblaCarouselType) => void) => {
      if (embla) how(embla);
      else wanted.current.push(how);
    },
    [embla],
  );
  const moveTo = useCallback((slide: number) => move((strip) => strip.scrollTo(slide)), [move]);
  const moveBy = useCallback(
    (slides: 1 | -1) => move((strip) => (slides === 1 ? strip.scrollNext() : strip.scrollPrev())),
    [move],
  );
  return { current, canMove, announcement, moveTo, moveBy };
}

/** Ends native scrolling and answers which slide a visitor has scrolled to before script came. */
function takeOver(strip: HTMLElement): number {
  const slides = [...(strip.firstElementChild?.children ?? [])].filter((slide) => slide instanceof HTMLElement);
  const origin = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - origin - strip.scrollLeft));
  strip.dataset.awake = '';
  strip.scrollTo({ left: 0, behavior: 'instant' });
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** A slide that nobody can see is not reached by Tab, and not read. Until Embla has looked, none is taken for unseen. */
function makeOthersInert(embla: EmblaCarouselType): void {
  const inView = new Set(embla.slidesInView());
  if (inView.size === 0) return;
  for (const [position, slide] of embla.slideNodes().entries()) slide.inert = !inView.has(position);
}

function announcementOf(embla: EmblaCarouselType): string {
  const position = embla.selectedScrollSnap();
  const title = embla.slideNodes()[position]?.querySelector('h3')?.textContent ?? '';
  return `Slide ${position + 1} of ${embla.slideNodes().length}: ${title}`;
}

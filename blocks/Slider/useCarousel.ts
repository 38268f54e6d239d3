import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { stripId } from './sliderIds.ts';
import { takeOver } from './takeOver.ts';
import { turnByWheel } from './turnByWheel.ts';
import { whenAtRest } from './whenAtRest.ts';

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
export function useCarousel(id: string): Carousel {
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
    const announce = () => setAnnouncement(announcementOf(embla));
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
  }, [embla]);

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

function announcementOf(embla: EmblaCarouselType): string {
  const position = embla.selectedScrollSnap();
  const title = embla.slideNodes()[position]?.querySelector('h3')?.textContent ?? '';
  return `Slide ${position + 1} of ${embla.slideNodes().length}: ${title}`;
}

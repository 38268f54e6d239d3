import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { snapMs, timedSnap } from './timedSnap.ts';

/** Ends native scrolling, and starts the carousel where a visitor has scrolled to before the script came. */
export function takeOver(strip: HTMLElement): EmblaCarouselType {
  const slides = [...(strip.firstElementChild?.children ?? [])].filter((slide) => slide instanceof HTMLElement);
  const origin = slides[0]?.offsetLeft ?? 0;
  const scrolledPx = strip.scrollLeft;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - origin - scrolledPx));
  const startIndex = Math.max(0, distances.indexOf(Math.min(...distances)));
  strip.dataset.awake = '';
  strip.scrollTo({ left: 0, behavior: 'instant' });
  const embla = EmblaCarousel(strip, { loop: true, align: 'start', duration: snapMs, startIndex }, [timedSnap()]);
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

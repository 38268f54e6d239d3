import { featuredMarks } from '@frontage/contract/featuredMarkup.ts';

const strip = document.querySelector(`[${featuredMarks.strip}]`);
const controls = document.querySelector<HTMLElement>(`[${featuredMarks.controls}]`);
const pause = controls?.querySelector<HTMLElement>(`[${featuredMarks.pause}]`);
if (strip && controls && pause) wake(strip, controls, pause);

function wake(strip: Element, controls: HTMLElement, pause: HTMLElement): void {
  const slides = [...strip.children];
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let current = 0;
  // Nothing moves unless somebody asks for it.
  let turning: ReturnType<typeof setInterval> | undefined;
  const start = pause.textContent;

  /** The edge at which slides and strip begin. */
  const beginOf = (element: Element) => element.getBoundingClientRect()[document.dir === 'rtl' ? 'right' : 'left'];
  const moveTo = (place: number) => {
    current = (place + slides.length) % slides.length;
    const way = beginOf(slides[current] ?? strip) - beginOf(strip);
    strip.scrollBy({ left: way, behavior: calm.matches ? 'instant' : 'smooth' });
    mark();
  };
  const mark = () => {
    for (const [place, dot] of controls.querySelectorAll(`[${featuredMarks.dot}]`).entries()) {
      dot.ariaCurrent = place === current ? 'true' : null;
    }
  };
  const ms = Number(controls.getAttribute(featuredMarks.controls));
  const turn = () => {
    const isRead = strip.matches(':hover, :focus-within');
    if (!isRead && !calm.matches && !document.hidden) moveTo(current + 1);
  };
  controls.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const step = button?.getAttribute(featuredMarks.step);
    const dot = button?.getAttribute(featuredMarks.dot);
    if (step) moveTo(current + Number(step));
    else if (dot) moveTo(Number(dot));
    else if (button) {
      clearInterval(turning);
      turning = turning === undefined ? setInterval(turn, ms) : undefined;
      pause.textContent = turning ? pause.getAttribute(featuredMarks.stop) : start;
    }
  });
  // Touch and scroll wheel move the strip too.
  strip.addEventListener('scrollend', () => {
    const ways = slides.map((slide) => Math.abs(beginOf(slide) - beginOf(strip)));
    current = ways.indexOf(Math.min(...ways));
    mark();
  });
  const showPause = () => {
    pause.hidden = calm.matches;
  };
  calm.addEventListener('change', showPause);
  showPause();
  controls.hidden = false;
}

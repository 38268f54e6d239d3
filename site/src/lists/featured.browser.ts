import { featuredMarks } from '@frontage/contract/featuredMarkup.ts';

const strip = document.querySelector(`[${featuredMarks.strip}]`);
const controls = document.querySelector<HTMLElement>(`[${featuredMarks.controls}]`);
const pause = controls?.querySelector<HTMLElement>(`[${featuredMarks.pause}]`);
if (strip && controls && pause) wake(strip, controls, pause);

function wake(strip: Element, controls: HTMLElement, pause: HTMLElement): void {
  const slides = [...strip.children];
  const section = controls.closest('section') ?? controls;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let current = 0;
  let isStopped = false;
  const turning = pause.textContent;

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
  controls.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const step = button?.getAttribute(featuredMarks.step);
    const dot = button?.getAttribute(featuredMarks.dot);
    if (step) moveTo(current + Number(step));
    else if (dot) moveTo(Number(dot));
    else if (button) {
      isStopped = !isStopped;
      pause.textContent = isStopped ? (pause.dataset.goOn ?? 'Go on turning') : turning;
    }
  });
  // Touch and scroll wheel move the strip too.
  strip.addEventListener('scrollend', () => {
    const ways = slides.map((slide) => Math.abs(beginOf(slide) - beginOf(strip)));
    current = ways.indexOf(Math.min(...ways));
    mark();
  });
  setInterval(
    () => {
      const isRead = section.matches(':hover, :focus-within');
      if (!isStopped && !isRead && !calm.matches && !document.hidden) moveTo(current + 1);
    },
    Number(controls.getAttribute(featuredMarks.controls)),
  );
  const showPause = () => {
    pause.hidden = calm.matches;
  };
  calm.addEventListener('change', showPause);
  showPause();
  controls.hidden = false;
}

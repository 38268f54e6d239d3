import type { SpeedMetric } from '@frontage/contract/speed/speedFigures.ts';
import type { SpeedReport } from '@frontage/contract/speed/speedReport.ts';

/*
 * Measures how fast the page was for this visitor, and sends it once as the page is hidden: without an id, a cookie or
 * the address of the page. It stands in the page itself, since a file of its own would weigh twice as much with its
 * headers; what happened before it ran, the browser has kept.
 */

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

const place = document.getElementById('speed');
// Who opens it behind another tab waits for nothing.
if (place && document.visibilityState === 'visible' && Math.random() < Number(place.dataset.share)) measure(place);

function measure({ dataset: { page, to = '' } }: HTMLElement): void {
  const figures: Partial<Record<SpeedMetric, number>> = {};
  const waits = new Map<number, number>();
  let shifts = 0;
  let firstShift = 0;
  let lastShift = 0;

  const finish = [
    watch('largest-contentful-paint', ({ startTime }) => {
      figures.LCP = startTime;
    }),
    watch<LayoutShift>('layout-shift', ({ hadRecentInput, startTime, value }) => {
      if (hadRecentInput) return;
      // Shifts count together while less than a second lies between two, for five seconds at most.
      const goesOn = shifts > 0 && startTime - lastShift < 1000 && startTime - firstShift < 5000;
      shifts = goesOn ? shifts + value : value;
      if (!goesOn) firstShift = startTime;
      lastShift = startTime;
      figures.CLS = Math.max(figures.CLS ?? 0, shifts);
    }),
    watch<Interaction>('event', waited, { durationThreshold: 40 }),
    watch<Interaction>('first-input', waited),
  ];
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) figures.CLS ??= 0;

  function waited({ duration, interactionId }: Interaction): void {
    if (interactionId) waits.set(interactionId, Math.max(duration, waits.get(interactionId) ?? 0));
  }

  document.addEventListener('visibilitychange', function send() {
    document.removeEventListener('visibilitychange', send);
    for (const take of finish) take();
    const { interactionCount = waits.size } = performance as { interactionCount?: number };
    // Of fifty touches the slowest is left out, as one slip is not what a visitor had.
    const slowest = [...waits.values()].sort((one, other) => other - one);
    const INP = slowest[Math.min(slowest.length - 1, Math.floor(interactionCount / 50))];
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const width = innerWidth < 768 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop';
    const TTFB = navigation?.responseStart;
    const report = { page, width, ...figures, INP, TTFB } satisfies Partial<Record<keyof SpeedReport, unknown>>;
    // As text it goes to another host without a question before it.
    navigator.sendBeacon(to, JSON.stringify(report));
  });
}

/** Hands over what the browser measures; the answer hands over what has not been yet. */
function watch<Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
  more?: { durationThreshold: number },
): () => void {
  const each = (entries: PerformanceEntryList) => entries.forEach(take as (entry: PerformanceEntry) => void);
  const observer = new PerformanceObserver((list) => each(list.getEntries()));
  // Where a browser does not know the type, nothing is measured.
  observer.observe({ type, buffered: true, ...more });
  return () => each(observer.takeRecords());
}

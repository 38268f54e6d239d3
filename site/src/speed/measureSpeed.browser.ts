import type { SpeedMetric, SpeedReport } from '@frontage/contract/speedFigures.ts';

/*
 * Measures how fast the page was for this visitor, and sends the figures once when the page is hidden: without an id, a
 * cookie or the address of the page. The script is inline, because a separate file with its headers would be twice as
 * large. The browser keeps entries from before the script ran.
 */

/** The union of the fields of all four entry types. */
interface Measured extends PerformanceEntry {
  hadRecentInput?: boolean;
  interactionId?: number;
  /** Of a layout shift. */
  value?: number;
}

/** Duration in ms from which a wait counts. TypeScript does not know the option yet. */
const fromOn = { durationThreshold: 40 };
const largestPaint = 'largest-contentful-paint';
const shift = 'layout-shift';

const place = document.getElementById('speed');
// Visitors who open the page in a background tab do not wait for it.
if (place && document.visibilityState === 'visible' && Math.random() < Number(place.dataset.share)) measure(place);

function measure({ dataset: { page, to = '' } }: HTMLElement): void {
  const figures: Partial<Record<SpeedMetric, number>> = {};
  const waits = new Map<number, number>();
  let shifts = 0;
  let firstShift = 0;
  let lastShift = 0;

  const observers = [largestPaint, shift, 'event', 'first-input'].map((type) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    // In browsers that do not know the type nothing is measured.
    observer.observe({ type, buffered: true, ...fromOn });
    return observer;
  });
  if (PerformanceObserver.supportedEntryTypes.includes(shift)) figures.CLS ??= 0;

  function take({ duration, entryType, hadRecentInput, interactionId, startTime, value = 0 }: Measured): void {
    if (interactionId) waits.set(interactionId, Math.max(duration, waits.get(interactionId) ?? 0));
    if (entryType === largestPaint) figures.LCP = startTime;
    if (entryType !== shift || hadRecentInput) return;
    // Shifts count together if less than a second is between two of them, for at most five seconds.
    const goesOn = shifts > 0 && startTime - lastShift < 1000 && startTime - firstShift < 5000;
    shifts = goesOn ? shifts + value : value;
    if (!goesOn) firstShift = startTime;
    lastShift = startTime;
    figures.CLS = Math.max(figures.CLS ?? 0, shifts);
  }

  document.addEventListener('visibilitychange', send, { once: true });

  function send() {
    // Entries that the browser has measured but not delivered yet.
    for (const observer of observers) observer.takeRecords().forEach(take);
    const { interactionCount = waits.size } = performance as { interactionCount?: number };
    // For every fifty interactions the slowest one is ignored, because one outlier is not what a visitor experienced.
    const slowest = [...waits.values()].sort((one, other) => other - one);
    const INP = slowest[Math.min(slowest.length - 1, Math.floor(interactionCount / 50))];
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const width = innerWidth < 768 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop';
    const TTFB = navigation?.responseStart;
    const report = { page, width, ...figures, INP, TTFB } satisfies Partial<Record<keyof SpeedReport, unknown>>;
    // Sent as text it reaches another host without a preflight request.
    navigator.sendBeacon(to, JSON.stringify(report));
  }
}

import * as z from 'zod/mini';
import { measuredPages, measuredWidths } from './speedFigures.ts';

/** ms of an hour: who measures more has slept. */
const ms = z.optional(z.number().check(z.minimum(0), z.maximum(3_600_000)));

/**
 * `POST /page-speed`: what one browser measured of one page, sent as it is left. It says nothing of who was there: the
 * kind of the page in place of its address, a class of widths in place of the size of the window.
 */
export const speedReport = z.strictObject({
  page: z.enum(measuredPages),
  width: z.enum(measuredWidths),
  /** Until the largest part of the first view was painted. */
  LCP: ms,
  /** How much of the page moved by itself. */
  CLS: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  /** How long a touch or a key waited for what it changes. */
  INP: ms,
  /** Until the first byte of the page was there. */
  TTFB: ms,
});

export type SpeedReport = z.infer<typeof speedReport>;

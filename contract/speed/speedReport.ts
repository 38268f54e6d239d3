import * as z from 'zod/mini';
import { measuredPages, measuredWidths } from './speedFigures.ts';

/** At most an hour in ms: a browser that measures more was asleep. */
const ms = z.optional(z.number().check(z.minimum(0), z.maximum(3_600_000)));

/**
 * `POST /page-speed`: what one browser measured on one page, sent when the page is left. It does not say who was there:
 * it has the kind of the page instead of its address, and a class of widths instead of the window's size.
 */
export const speedReport = z.strictObject({
  page: z.enum(measuredPages),
  width: z.enum(measuredWidths),
  /** Time until the largest part of the first view was painted. */
  LCP: ms,
  /** How much of the page moved by itself. */
  CLS: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  /** How long a touch or a key press waited for its effect. */
  INP: ms,
  /** Time until the first byte of the page arrived. */
  TTFB: ms,
});

export type SpeedReport = z.infer<typeof speedReport>;

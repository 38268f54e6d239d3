import { visitorCalls } from '@frontage/contract/calls.ts';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { type SpeedReport, speedReport } from '@frontage/contract/speedFigures.ts';
import type { FastifyInstance } from 'fastify';
import { checkOrigin } from '../guards/origin.ts';
import { createRateGuard } from '../guards/rate.ts';
import { failureOf } from '../guards/refusal.ts';
import { serveCall } from '../http/serveCall.ts';
import type { Limits } from '../limits/limits.ts';

export interface RecordSpeedOptions {
  /** Counts what a browser measured; undefined if operators want no figures. */
  count: ((report: SpeedReport) => Promise<void>) | undefined;
  limits: Limits;
  allowedOrigins: readonly string[];
}

/** A report has some 90 bytes. */
const bodyLimit = 512;
/**
 * Per network address: enough for a large office, not for a program that makes figures up. Reports above it are not
 * counted.
 */
const reportsPer10Minutes = 300;

/**
 * `POST /page-speed`: counts what a browser measured on a page. The body is text, which browsers send without a
 * preflight.
 */
export async function recordSpeed(app: FastifyInstance, options: RecordSpeedOptions): Promise<void> {
  const { allowedOrigins, count, limits } = options;
  const checkRate = createRateGuard(limits, { name: 'page-speed', most: reportsPer10Minutes });
  serveCall(
    app,
    visitorCalls.pageSpeed,
    async (request, reply) => {
      const given = speedReport.safeParse(readJson(request.body));
      if (!given.success) {
        const message = 'A report has page and width, and of LCP, CLS, INP and TTFB what was measured.';
        return reply.code(400).send(failureOf({ code: 'invalid', message }));
      }
      // A page from before the setting still sends reports.
      await count?.(given.data);
      return reply.code(204).send();
    },
    {
      bodyLimit,
      // Before the body is read, so that a refusal costs nothing.
      onRequest: async (request, reply) => {
        const refusal = checkOrigin(request, allowedOrigins);
        if (refusal) return reply.code(refusal.status).send(failureOf(refusal));
        // Nobody reads this answer, and it causes no errors in the consoles of a large office.
        if (await checkRate(request)) return reply.code(204).send();
      },
    },
  );
}

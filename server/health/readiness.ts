import type { FastifyInstance } from 'fastify';
import { shortageOf } from '../logging/privateLogging.ts';
import { memoiseFor } from '../memoiseFor.ts';
import { within } from '../network/within.ts';

/** Something that the website depends on. */
export interface ReadyPart {
  name: 'database' | 'disk' | 'release' | 'outbox' | 'renderer' | 'files' | 'intake' | 'cdn' | 'sharing';
  /** True if visitors are affected when it fails; without the other parts, pages and forms still work. */
  isNeeded: boolean;
  /** Rejects if it fails. The reason is only logged. */
  check(): Promise<void>;
}

export interface PartState {
  /** `slow`: no answer within {@link patienceMs}. */
  state: 'ok' | 'failing' | 'slow';
  ms: number;
  /** What the machine lacks, if that is why it fails. Other reasons are for the log alone. */
  reason?: string;
}

/**
 * What `/readyz` answers. `impaired`: something fails that visitors do not need. `ending`: send no more traffic here.
 */
export interface Readiness {
  status: 'ready' | 'impaired' | 'not ready' | 'ending';
  parts: Partial<Record<ReadyPart['name'], PartState>>;
}

export interface ReadinessOptions {
  now: () => Date;
  logger: { warn(facts: object, message: string): void };
  /** ms after which a hanging check is abandoned and repeated; a minute if left out. */
  lostMs?: number | undefined;
  /** Whether the host is about to close. */
  isEnding?: () => boolean;
}

/** ms for each part. All parts are checked in parallel, so the whole takes no longer. */
const patienceMs = 1_500;
/** ms for which an answer is reused, so that frequent requests cost nothing. */
const memoisedMs = 1_000;
/** A silently dropped connection may never answer, while a new one would. */
const usualLostMs = 60_000;

/** Checks all parts, at most once a second however many callers there are. Always resolves, within two seconds. */
export function createReadiness(parts: readonly ReadyPart[], options: ReadinessOptions): () => Promise<Readiness> {
  const looks = parts.map((part) => ({ ...part, look: openLook(part, options) }));
  const { isEnding = () => false } = options;
  const lookAtAll = memoiseFor(memoisedMs, options.now, async (): Promise<Readiness> => {
    const states = await Promise.all(looks.map(async (part) => ({ ...part, state: await part.look() })));
    const away = states.filter(({ state }) => state.state !== 'ok');
    const isImpaired = away.length > 0 ? 'impaired' : 'ready';
    return {
      status: away.some(({ isNeeded }) => isNeeded) ? 'not ready' : isImpaired,
      parts: Object.fromEntries(states.map(({ name, state }) => [name, state])),
    };
  });
  return async () => (isEnding() ? { ...(await lookAtAll()), status: 'ending' } : lookAtAll());
}

/** Runs one check at a time: one that hangs is not repeated, and its time keeps counting, until it counts as lost. */
function openLook({ check, name }: ReadyPart, options: ReadinessOptions): () => Promise<PartState> {
  const { logger, lostMs = usualLostMs } = options;
  let running: { since: number; result: Promise<'ok' | 'failing'> } | undefined;
  let last: PartState['state'] = 'ok';
  let reason: unknown;

  async function run(): Promise<'ok' | 'failing'> {
    try {
      await check();
      return 'ok';
    } catch (error) {
      reason = error;
      return 'failing';
    }
  }

  function begin() {
    const begun = { since: performance.now(), result: run() };
    void begun.result.finally(() => {
      if (running === begun) running = undefined;
    });
    return begun;
  }

  return async () => {
    if (running && performance.now() - running.since > lostMs) running = undefined;
    running ??= begin();
    const { result, since } = running;
    const state = await within(patienceMs, result).catch(() => 'slow' as const);
    if (state !== 'ok' && state !== last) {
      logger.warn({ part: name, state, ...(state === 'failing' && { err: reason }) }, 'a part is not ready');
    }
    last = state;
    const shortage = state === 'failing' ? shortageOf(reason) : undefined;
    return { state, ms: Math.round(performance.now() - since), ...(shortage && { reason: shortage.reason }) };
  };
}

/**
 * Serves `/healthz` and `/readyz`. `/healthz` says that the process answers, whatever else fails; a supervisor that
 * restarts it asks here. `/readyz` says that visitors can be served; a load balancer asks here. Neither reveals more
 * than the names of the parts, and what the machine lacks. Both say when the host is about to end, `/healthz` still with 200: nobody has to restart
 * a host that ends by itself, and a proxy with only this host behind it lets visitors wait for the next one.
 */
export function serveHealth(
  app: FastifyInstance,
  readiness: () => Promise<Readiness>,
  isEnding: () => boolean = () => false,
): void {
  // Not logged, since a proxy asks each second.
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.send({ status: isEnding() ? 'ending' : 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const answer = await readiness();
    if (answer.status === 'not ready' || answer.status === 'ending') reply.code(503).header('Retry-After', '5');
    return reply.send(answer);
  });
}

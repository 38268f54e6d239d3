import { setTimeout as pause } from 'node:timers/promises';
import { memoiseFor } from '../memoiseFor.ts';

/** Something that the promise rests on. */
export interface ReadyPart {
  name:
    | 'database'
    | 'disk'
    | 'release'
    | 'outbox'
    | 'renderer'
    | 'limits'
    | 'files'
    | 'intake'
    | 'cdn'
    | 'replica'
    | 'sharing';
  /** Visitors fail without it; without the others, pages and forms go on. */
  isNeeded: boolean;
  /** Rejects where it fails. The reason goes to the log alone. */
  check(): Promise<void>;
}

export interface PartState {
  /** `slow`: no answer within {@link patienceMs}. */
  state: 'ok' | 'failing' | 'slow';
  ms: number;
}

/** What `/readyz` answers. `impaired`: something is away that visitors do not need. `ending`: send nobody here any more. */
export interface Readiness {
  status: 'ready' | 'impaired' | 'not ready' | 'ending';
  parts: Partial<Record<ReadyPart['name'], PartState>>;
}

export interface ReadinessOptions {
  now: () => Date;
  logger: { warn(facts: object, message: string): void };
  /** ms after which what hangs is given up and looked at anew; a minute where nothing is said. */
  lostMs?: number | undefined;
  /** Whether the host is about to close. */
  isEnding?: () => boolean;
}

/** ms for each part; all are looked at side by side, so the whole takes no longer. */
const patienceMs = 1_500;
/** ms for which an answer is given again: asking often costs nothing. */
const memoisedMs = 1_000;
/** A connection that was cut without a word may never answer, while a new one would. */
const usualLostMs = 60_000;

/** Looks at all parts, at most once a second for whoever asks. Always resolves, within two seconds. */
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

/** One look at a time: what hangs is not asked once more, and its time goes on, until it counts as lost. */
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
    const ending = new AbortController();
    const state = await Promise.race([
      result,
      pause(patienceMs, 'slow' as const, { signal: ending.signal }).catch(() => 'slow' as const),
    ]);
    ending.abort();
    if (state !== 'ok' && state !== last) {
      logger.warn({ part: name, state, ...(state === 'failing' && { err: reason }) }, 'a part is not ready');
    }
    last = state;
    return { state, ms: Math.round(performance.now() - since) };
  };
}

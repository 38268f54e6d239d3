import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { type Repeated, repeat } from '../../repeat.ts';
import type { Folders } from '../erasure/removePersonal.ts';
import { removeDue } from './removeDue.ts';

/** ms between two checks of the clock; what is due is removed once a day. */
const lookEveryMs = 3_600_000;
const dayMs = 24 * 3_600_000;

interface KeepTermsOptions {
  payload: Payload;
  folders: Folders;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/** Removes what is due once a day, also after the host was down. Only counts are logged. */
export function keepTerms({ folders, logger, now, payload }: KeepTermsOptions): Repeated {
  return repeat(
    async () => {
      const { lastRunAt } = await payload.findGlobal({ slug: 'retention', depth: 0 });
      if (lastRunAt && now().getTime() - Date.parse(lastRunAt) < dayMs) return;
      const counts = await removeDue(payload, folders, now());
      logger.info({ counts }, 'what was due has been removed');
    },
    { onFault: (err) => logger.error({ err }, 'what is due could not be removed'), restMs: lookEveryMs },
  );
}

import type { Payload } from 'payload';
import { createRehearsals } from '../../guards/rehearsal.ts';
import type { Environment } from '../../hostEnvironment.ts';
import type { Repeated } from '../../repeat.ts';
import { type KeepTestingOptions, keepTesting } from './keepTesting.ts';
import { runSelfTest } from './runSelfTest.ts';

/** Articles read at a time. */
const stretch = 50;

interface StartOptions extends Omit<KeepTestingOptions, 'mail' | 'run'> {
  environment: Pick<Environment, 'mail' | 'secret' | 'selfTestUrl'>;
}

/** Starts testing the forms at the address in the environment; undefined if it has none. */
export function startSelfTest({ environment, ...options }: StartOptions): Repeated | undefined {
  const { mail, secret, selfTestUrl: url } = environment;
  if (url === undefined) return undefined;
  const { now, payload } = options;
  const rehearsals = createRehearsals(secret, now);
  const document = () => findOfferedDocument(payload, now());
  return keepTesting({ ...options, mail, run: (signal) => runSelfTest({ url, rehearsals, document, now, signal }) });
}

/** Returns the newest article that offers a document; undefined if none does. */
export async function findOfferedDocument(
  payload: Payload,
  now: Date,
): Promise<{ articleId: number; type: string } | undefined> {
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'articles',
      where: { and: [{ _status: { equals: 'published' } }, { date: { less_than_equal: now.toISOString() } }] },
      sort: '-date',
      limit: stretch,
      page,
      depth: 0,
      select: { layout: true },
    });
    for (const { id, layout } of docs) {
      const block = layout?.find((one) => one.blockType === 'downloadPDFForm');
      if (block?.blockType === 'downloadPDFForm' && block.document) return { articleId: id, type: block.document };
    }
    if (!hasNextPage) return undefined;
  }
}

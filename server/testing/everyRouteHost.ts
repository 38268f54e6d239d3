import { cdnVariablesOf } from './edgeCache.ts';
import { offerCalls } from './offerCalls.ts';
import { publishSite } from './publishSite.ts';
import { fillWithSamples } from './sampleContent.ts';
import { addPages } from './siteContent.ts';
import { openTestHost, type TestHost } from './testHost.ts';

/**
 * Opens a host with content of every kind, bookable calls and a published site. Also returns the ids of its articles.
 */
export async function openEveryRouteHost(
  variables: Record<string, string> = {},
): Promise<{ host: TestHost; ids: number[] }> {
  let ids: number[] = [];
  const host = await openTestHost({
    // Nothing listens at the purge address; it only makes pages declare what a CDN may cache.
    variables: { ...cdnVariablesOf('Cloudflare', 'http://127.0.0.1:9/purge'), ...variables },
    settings: { sendMailPer10Minutes: 1_000_000 },
    async fill(payload) {
      const { articles } = await fillWithSamples({ payload, clock: { now: new Date() } });
      ids = Object.values(articles);
      await offerCalls(payload);
      await addPages(payload);
    },
  });
  await publishSite(host);
  return { host, ids };
}

/** Lines of the log about the host's own faults. */
export function faultsInLog({ log }: TestHost): string[] {
  return log.filter((line) => /failed|could not be/.test(line));
}

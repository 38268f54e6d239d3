/** The publisher's process: keeps the served release equal to what is published. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnvironment } from '@frontage/cms/environment.ts';
import { openPayload } from '@frontage/cms/open.ts';
import { createBuildSite } from './buildSite.ts';
import { createPayloadPublication } from './payloadPublication.ts';
import { createPublisher } from './publisher.ts';
import { createReleases } from './releases.ts';

/** ms between two looks at what is published. */
const intervalMs = 1000;

const { dataDir, siteUrl } = readEnvironment();
const port = process.env.PORT || '3000';
const payload = await openPayload();
const publishIfDue = createPublisher({
  publication: createPayloadPublication(payload),
  releases: createReleases(join(dataDir, 'releases')),
  // The build reads from the backend on this machine, whatever address visitors use.
  buildSite: createBuildSite({ SITE_URL: siteUrl, CONTENT_URL: process.env.CONTENT_URL || `http://127.0.0.1:${port}` }),
  report: (line) => console.log(line),
});

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

while (!stopping.signal.aborted) {
  try {
    await publishIfDue();
  } catch (error) {
    // The database may be busy or away for a moment; the next look tries again.
    console.error(
      `The publisher could not look at what is published: ${error instanceof Error ? error.message : error}`,
    );
  }
  await pause(intervalMs, undefined, { signal: stopping.signal }).catch(() => undefined);
}
await payload.destroy();

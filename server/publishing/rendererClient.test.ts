import { readdirSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { openRendererEnds } from '../processes/processNotes.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost } from '../testing/testHost.ts';
import { openRendererClient } from './rendererClient.ts';

const killed =
  'The renderer does not answer: it was ended by SIGKILL, as the system does where memory runs out. It is tried again.';

it('says which signal killed a renderer during a publication, and that another attempt may help', async () => {
  const { close, environment, renderer } = await openTestHost({ filling: fillSite });
  onTestFinished(close);
  const { dataDir } = environment.cms;
  const client = openRendererClient(environment.rendererSocket, openRendererEnds(dataDir));
  const request = { version: '1', id: '20261121000000-bbbbbb', moment: '2026-11-21T00:00:00.000Z' };
  const publishing = client.publish(request, () => void renderer?.kill());
  await expect(publishing).rejects.toMatchObject({
    name: 'RendererFault',
    isPassing: true,
    message: killed,
  });
  // Nothing of it is served: `current` does not exist.
  expect(readdirSync(environment.releasesDir)).not.toContain('current');
  // Until it restarts, that is the reason why it does not answer.
  await expect(client.code()).rejects.toMatchObject({ isPassing: true, message: killed });
  // Under another supervisor, the socket's error is all that is known.
  await expect(openRendererClient(environment.rendererSocket).code()).rejects.toMatchObject({
    isPassing: true,
    message: expect.stringMatching(/ENOENT|ECONNREFUSED/),
  });
});

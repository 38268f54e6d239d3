import { readdirSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost } from '../testing/testHost.ts';
import { openRendererClient } from './rendererClient.ts';

it('says of a renderer that is killed in the midst of a publication that it ended, and that another try may help', async () => {
  const { close, environment, renderer } = await openTestHost({ fill: fillSite });
  onTestFinished(close);
  const client = openRendererClient(environment.rendererSocket);
  const request = { version: '1', id: '20261121000000-bbbbbb', moment: '2026-11-21T00:00:00.000Z' };
  const publishing = client.publish(request, () => void renderer?.stop(true));
  await expect(publishing).rejects.toMatchObject({
    name: 'RendererFault',
    isPassing: true,
    message: expect.stringMatching(/^The renderer does not answer: .+\. It is tried again\.$/),
  });
  // Nothing of it is served: no link leads to what was begun.
  expect(readdirSync(environment.releasesDir)).not.toContain('current');
  await expect(client.code()).rejects.toMatchObject({
    isPassing: true,
    message: expect.stringMatching(/ENOENT|ECONNREFUSED/),
  });
});

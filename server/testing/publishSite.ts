import { openRendererClient } from '../publishing/rendererClient.ts';
import { openReleaseFolder } from '../publishing/servedReleases.ts';
import type { TestHost } from './testHost.ts';

/** Publishes the content of a filled host: its renderer makes every page, and they are served from now on. */
export async function publishSite({ clock, environment, renderer }: TestHost): Promise<void> {
  if (!renderer) throw new Error('The host has no renderer: fill it');
  const moment = clock.now.toISOString();
  const second = moment.replace(/\D/g, '').slice(0, 14);
  const request = { version: moment, id: `${second}-aaaaaa`, moment };
  const { faults, id } = await openRendererClient(renderer.socketPath).publish(request, () => {});
  if (faults.length > 0) throw new Error(`The site does not fit: ${JSON.stringify(faults)}`);
  await openReleaseFolder(environment.releasesDir).makeCurrent(id);
}

/**
 * `npm run dev`: the whole product on data of its own, following its sources. Pages are drawn by Astro's development
 * server, which hands everything else to the host behind it; host and admin start anew by themselves. What the renderer
 * draws for one visitor, and previews, follow a build of the site that each change starts behind them.
 */
import './preload.ts';
import { createRequire } from 'node:module';
import { adminCommand, hostCommand } from '@frontage/server/commands.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { rendererCommand } from '@frontage/site/src/renderer/rendererCommand.ts';
import { buildOnce, siteBuild, watchSources } from './builds.ts';
import { readProductVariables, untilAnswers, watched } from './processes.ts';
import { say } from './say.mjs';
import { openSupervisor } from './supervisor.ts';

const variables = readProductVariables('.cache/dev-data');
const { ADMIN_PORT, ADMIN_URL, PORT, SITE_URL } = variables;
const { fail, prepare, root, start } = openSupervisor(variables);
const astro = createRequire(import.meta.url)
  .resolve('astro/package.json')
  .replace('package.json', 'bin/astro.mjs');
const pagesCommand = [astro, 'dev', '--root', 'site', '--port', PORT, '--host', process.env.HOST || 'localhost'];

await develop().catch(fail);

async function develop(): Promise<void> {
  const { tellSignIn } = await prepare();
  say('Starting host and renderer');
  const hostPort = String(await findFreePort([Number(PORT), Number(ADMIN_PORT)]));
  const behind = { PORT: hostPort, HOST: '127.0.0.1', CONTENT_URL: `http://127.0.0.1:${hostPort}` };
  const renderer = start('renderer', rendererCommand, { variables: behind });
  // Starts anew by itself when a file changes that it has loaded.
  const host = start('host', watched(hostCommand), { port: hostPort, variables: behind });
  await host.untilAnswers('/healthz');

  say('Compiling the first page');
  // The gallery is drawn where it is looked at: the renderer would draw all of it at each start.
  const pages = start('website', pagesCommand, {
    port: PORT,
    variables: { ...behind, NODE_ENV: 'development', GALLERY: '1' },
  });
  await pages.untilAnswers('/');
  say(`The website answers:  ${SITE_URL}  (every block in its examples: ${SITE_URL}/gallery)`);

  watchSources(root, siteBuild, async () => {
    try {
      const words = 'Building what is drawn for one visitor, and previews';
      const isAnother = await buildOnce({ ...siteBuild, words }, { root, variables }, say);
      // A host that starts publishes once: all pages by the new code.
      if (isAnother) await Promise.all([renderer.restart(), host.restart()]);
    } catch (error) {
      say(`${error instanceof Error ? error.message : error} The build before goes on.`);
    }
  });

  say('Compiling the admin (a minute or more the first time); the website follows its sources meanwhile');
  start('admin', [...adminCommand, 'develop'], { variables: { NODE_ENV: 'development' } });
  await untilAnswers(`http://localhost:${ADMIN_PORT}/admin/login`, 600_000);
  say(`The admin answers:    ${ADMIN_URL}/admin`);
  tellSignIn();
  console.log('\nEverything follows its sources. Ctrl+C ends it.');
}

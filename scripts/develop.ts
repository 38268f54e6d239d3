/**
 * `npm run dev`: the whole product on data of its own, following its sources. Pages are drawn by Astro's development
 * server, which hands everything else to the host behind it; host and admin start anew by themselves. What the renderer
 * draws for one visitor, and previews, follow a build of the site that each change starts behind them.
 */
import { createRequire } from 'node:module';
import { adminCommand, hostCommand } from '@frontage/server/commands.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { rendererCommand } from '@frontage/site/src/renderer/rendererCommand.ts';
import { buildOnce, siteBuild, watchSources } from './builds.ts';
import { readProductSettings, untilAnswers, watched } from './processes.ts';
import { say } from './say.mjs';
import { openSupervisor } from './supervisor.ts';

const { adminPort, adminUrl, dataDirectory, port, siteUrl, variables: common } = readProductSettings('.cache/dev-data');
const { fail, prepare, root, start } = openSupervisor(dataDirectory);
const variables = { ...common, ADMIN_URL: adminUrl };
const astro = createRequire(import.meta.url)
  .resolve('astro/package.json')
  .replace('package.json', 'bin/astro.mjs');
const pagesCommand = [astro, 'dev', '--root', 'site', '--port', port, '--host', process.env.HOST || 'localhost'];

await develop().catch(fail);

async function develop(): Promise<void> {
  const { tellSignIn } = await prepare(variables);
  say('Starting host and renderer');
  const hostPort = String(await findFreePort([Number(port), Number(adminPort)]));
  const behind = { ...variables, PORT: hostPort, HOST: '127.0.0.1', CONTENT_URL: `http://127.0.0.1:${hostPort}` };
  const renderer = start('renderer', rendererCommand, behind);
  // Starts anew by itself when a file changes that it has loaded.
  const host = start('host', watched(hostCommand), behind, { port: hostPort });
  await untilAnswers(`${await host.untilListens(60_000)}/healthz`, 60_000);

  say('Compiling the first page');
  // The gallery is drawn where it is looked at: the renderer would draw all of it at each start.
  const pages = start('website', pagesCommand, { ...behind, NODE_ENV: 'development', GALLERY: '1' }, { port });
  await untilAnswers(await pages.untilListens(60_000), 120_000);
  say(`The website answers:  ${siteUrl}  (every block in its examples: ${siteUrl}/gallery)`);

  watchSources(root, siteBuild, async () => {
    let isAnother = false;
    try {
      await buildOnce(siteBuild, { root, variables }, () => {
        isAnother = true;
        say('Building what is drawn for one visitor, and previews');
      });
    } catch (error) {
      say(`${error instanceof Error ? error.message : error} The build before goes on.`);
      return;
    }
    if (!isAnother) return;
    // A host that starts publishes once: all pages by the new code.
    await Promise.all([renderer.restart(), host.restart()]);
  });

  say('Compiling the admin (a minute or more the first time); the website follows its sources meanwhile');
  start('admin', [...adminCommand, 'develop'], { ...variables, NODE_ENV: 'development' });
  await untilAnswers(`http://localhost:${adminPort}/admin/login`, 600_000);
  say(`The admin answers:    ${adminUrl}/admin`);
  tellSignIn();
  console.log('\nEverything follows its sources. Ctrl+C ends it.');
}

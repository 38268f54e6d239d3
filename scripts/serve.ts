/**
 * Runs the whole product on one machine: prepares the data, serves the website, keeps it published, and serves the
 * admin. The website answers first; the admin follows once it is built. With `--check` it starts nothing and says
 * whether it could; with `--empty` a new database gets three plain pages instead of the demo, in the language of
 * `--language de`.
 */
import './preload.ts';
import { adminCommand, hostCommand } from '@frontage/server/commands.ts';
import { holdSockets } from '@frontage/server/listening.ts';
import { readWords } from '@frontage/server/readWords.ts';
import { rendererCommand } from '@frontage/site/src/renderer/rendererCommand.ts';
import { adminBuild, buildOnce, compressCommand } from './builds.ts';
import { readProductVariables, runToEnd } from './processes.ts';
import { say } from './say.mjs';
import { openSupervisor } from './supervisor.ts';

const variables = readProductVariables('data');
const { ADMIN_PORT, ADMIN_URL, DATA_DIR, PORT, SITE_URL } = variables;
const { end, fail, prepare, root, start } = openSupervisor(variables);
const flag = { type: 'boolean', default: false } as const;
const { values: words } = readWords('Say it so: npm start, or with -- --check, or with -- --empty [--language de]', {
  check: flag,
  empty: flag,
  language: { type: 'string' },
});

const nextSteps = `Next, in the admin:
  1. Company, Site settings: name, logo and colours under Agency, phone and email under Contact.
  2. Pages: Home, Contact and Privacy policy hold sentences that say what belongs there.
  3. Company, Offices: the address for emails and the footer.`;

await (words.check ? check() : serve()).catch(fail);

async function check(): Promise<void> {
  // Imported late: it loads clients of mail servers, buckets and the like, which a start should not wait for.
  const { checkConditions } = await import('./checkConditions.ts');
  for (const hint of await checkConditions({ ...process.env, ...variables })) console.warn(hint);
  console.log(
    'All fits: the variables, DATA_DIR, the ports, the database, and where one is set the mail server, the mailbox for replies, the bucket and the CDN.',
  );
  await end(0);
}

async function serve(): Promise<void> {
  const { tellSignIn, website: place } = await prepare();
  start('renderer', rendererCommand);
  const website = start('website', hostCommand, { port: PORT, sockets: await holdSockets(place) });
  say('Rendering the pages from the content of the CMS');
  await website.untilAnswers('/');
  say(`The website answers:  ${SITE_URL}`);
  if (!words.empty) say(`A landing page:       ${SITE_URL}/services/flow-blockchain-development-company`);

  await buildOnce(adminBuild, { root, variables }, say);
  await start('admin', adminCommand, { port: ADMIN_PORT }).untilAnswers('/admin/login');
  say(`The admin answers:    ${ADMIN_URL}/admin`);
  tellSignIn();
  if (words.empty) console.log(`\n${nextSteps}`);
  const { findShortages } = await import('./startConditions.ts');
  const shortages = findShortages(DATA_DIR);
  for (const shortage of shortages) console.warn(`\n${shortage}`);
  console.log(`\nEverything runs${shortages.length > 0 ? ', except for what is short above' : ''}. Ctrl+C ends it.`);
  await runToEnd(compressCommand, { root, variables }).catch((error: Error) => console.warn(error.message));
}

/**
 * Runs the whole product on one machine: prepares the data, serves the website, keeps it published, and serves the
 * admin. The website answers first; the admin follows once it is built. With `--check` it starts nothing and says
 * whether it could; with `--empty` a new database gets three plain pages instead of the demo, in the language of
 * `--language de`.
 */
import './jsonLines.ts';
import { adminCommand, hostCommand } from '@frontage/server/commands.ts';
import { holdSockets } from '@frontage/server/host/listening/holdSockets.ts';
import { rendererCommand } from '@frontage/site/src/renderer/rendererCommand.ts';
import { adminBuild, buildOnce, siteBuild } from './builds.ts';
import { findShortages } from './findShortages.ts';
import { watchFirstSignIn } from './firstSignIn.ts';
import { runToEnd } from './processes.ts';
import { readProductSettings } from './productSettings.ts';
import { inWords } from './registry/Fault.ts';
import { writeRegistry } from './registry/writeRegistry.ts';
import { openSupervisor } from './supervisor.ts';
import { untilAnswers } from './untilAnswers.ts';

const { adminPort, adminUrl, dataDirectory, port, siteUrl, variables } = readProductSettings('data');
const { end, fail, keep, root, say, start } = openSupervisor(dataDirectory);
/** Time in ms that a start may take on a busy machine. A process that cannot start ends by itself long before. */
const patienceMs = 300_000;
const isEmpty = process.argv.includes('--empty');

const nextSteps = `Next, in the admin:
  1. Company, Site settings: name, logo and colours under Agency, phone and email under Contact.
  2. Pages: Home, Contact and Privacy policy hold sentences that say what belongs there.
  3. Company, Offices: the address for emails and the footer.`;

await (process.argv.includes('--check') ? check() : serve()).catch(fail);

async function check(): Promise<void> {
  // Imported late: it loads clients of mail servers, buckets and the like, which a start should not wait for.
  const { checkConditions } = await import('./checkConditions.ts');
  for (const hint of await checkConditions({ ...process.env, ...variables }, dataDirectory)) console.warn(hint);
  console.log(
    'All fits: the variables, DATA_DIR, the ports, the database, and where one is set the mail server, the mailbox for replies, the bucket and the CDN.',
  );
  await end(0);
}

async function serve(): Promise<void> {
  for (const fault of writeRegistry()) say(inWords(fault));
  // Imported late: it reaches what was just written, which a fresh copy of the repository does not have.
  const { meetConditions } = await import('./startConditions.ts');
  const { hold, website: place } = await meetConditions({ ...process.env, ...variables }, dataDirectory);
  keep(hold);
  if (hold.isLeftBehind) say('The start before was killed; what it left behind has ended');
  const firstSignIn = watchFirstSignIn(dataDirectory);
  say('Preparing the database and its pictures in DATA_DIR');
  await Promise.all([
    runToEnd(['server/seed/run.ts', ...process.argv.slice(2)], { root, variables }),
    buildOnce(siteBuild, { root, variables }, say),
  ]);

  start('renderer', rendererCommand, variables);
  const sockets = await holdSockets(place);
  const website = await start('website', hostCommand, variables, sockets).untilListens(Number(port), patienceMs);
  await untilAnswers(`${website}/healthz`, patienceMs);
  say('Rendering the pages from the content of the CMS');
  await untilAnswers(`${website}/`, patienceMs);
  say(`The website answers:  ${siteUrl}`);
  if (!isEmpty) say(`A landing page:       ${siteUrl}/services/flow-blockchain-development-company`);

  await buildOnce(adminBuild, { root, variables }, say);
  const admin = await start('admin', adminCommand, variables).untilListens(Number(adminPort), patienceMs);
  await untilAnswers(`${admin}/admin/login`, patienceMs);
  say(`The admin answers:    ${adminUrl}/admin`);
  const signIn = firstSignIn();
  if (signIn) console.log(`\n${signIn}`);
  if (isEmpty) console.log(`\n${nextSteps}`);
  const shortages = findShortages(dataDirectory);
  for (const shortage of shortages) console.warn(`\n${shortage}`);
  console.log(`\nEverything runs${shortages.length > 0 ? ', except for what is short above' : ''}. Ctrl+C ends it.`);
}

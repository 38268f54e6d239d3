/**
 * Runs the whole product on one machine: prepares the data, serves the website, keeps it published, and serves the
 * admin. The website answers first; the admin follows once it is built.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostCommand } from '@frontage/backend/src/hostCommand.ts';
import { rendererCommand } from '@frontage/site/src/renderer/rendererCommand.ts';
import { adminBuild, buildOnce, siteBuild } from './builds.ts';
import { runToEnd, type Service, startService } from './processes.ts';
import { untilAnswers } from './untilAnswers.ts';

const root = join(import.meta.dirname, '..');
const startedAt = Number(process.env.STARTED_AT) || Date.now();
const say = (line: string) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`);

const port = process.env.PORT || '3000';
const adminPort = process.env.ADMIN_PORT || '3001';
const dataDirectory = process.env.DATA_DIR || join(root, 'data');
const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;
const variables = {
  NODE_ENV: 'production',
  PORT: port,
  ADMIN_PORT: adminPort,
  DATA_DIR: dataDirectory,
  SITE_URL: siteUrl,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  // A newcomer reads progress here, not a line for each request; whoever operates it asks for more.
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
};

const services: Service[] = [];
let isEnding = false;

async function end(code: number): Promise<never> {
  if (!isEnding) {
    isEnding = true;
    await Promise.all(services.map((service) => service.stop()));
  }
  process.exit(code);
}
process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}

async function serve(): Promise<void> {
  say('Preparing the database and its pictures in DATA_DIR');
  await Promise.all([
    runToEnd(['cms/seed/run.ts'], { root, variables }),
    buildOnce(siteBuild, { root, variables }, say),
  ]);

  services.push(startService('renderer', [...rendererCommand], { root, variables }));
  services.push(startService('website', [...hostCommand], { root, variables }));
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, 60_000);
  say('Rendering the pages from the content of the CMS');
  await untilAnswers(`http://127.0.0.1:${port}/`, 300_000);
  say(`The website answers:  ${siteUrl}`);
  say(`A landing page:       ${siteUrl}/services/flow-blockchain-development-company`);

  await buildOnce(adminBuild, { root, variables }, say);
  services.push(startService('admin', ['--run-script', 'start', '--workspace', 'cms'], { root, variables }));
  await untilAnswers(`http://127.0.0.1:${adminPort}/admin/login`, 120_000);
  say(`The admin answers:    http://localhost:${adminPort}/admin`);
  const signIn = join(dataDirectory, 'first-sign-in.txt');
  if (existsSync(signIn)) {
    const [email, password] = readFileSync(signIn, 'utf8').split('\n');
    console.log(
      `\nFirst sign-in: ${email} with the password ${password}\n(kept in ${signIn}; change the password after it)`,
    );
  }
  console.log('\nEverything runs. Ctrl+C ends it.');
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Leg } from '@frontage/e2e/walk/Walker.ts';
import { walkAsNewcomer } from '@frontage/e2e/walk/walkAsNewcomer.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import sharp from 'sharp';
import { untilAnswers } from '../scripts/untilAnswers.ts';
import { superviseProduct } from './product/superviseProduct.ts';
import { calculatePersonSeconds } from './walk/keystrokeLevel.ts';
import { wordpressEstimate } from './walk/wordpressEstimate.ts';

/** Time in ms within which a start that must build everything first answers. */
const startMs = 600_000;
/** Width of the pictures in px; they are taken at 1440. */
const pictureWidth = 960;

/**
 * `npm run bench -- walk`: goes through what a newcomer does, from `npm start -- --empty` to an agency's site with a
 * call booked on it, on its own data and ports. Counts presses, fields and seconds. WALK_PICTURES is a folder for a
 * picture of each station.
 */
export async function measureWalk(): Promise<void> {
  const folder = mkdtempSync(join(process.env.BENCH_DIR || tmpdir(), 'frontage-walk-'));
  const dataDirectory = join(folder, 'data');
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const at = { siteUrl: `http://localhost:${port}`, adminUrl: `http://localhost:${adminPort}` };
  const variables = { PORT: String(port), ADMIN_PORT: String(adminPort), SITE_URL: at.siteUrl };
  const begun = performance.now();
  mkdirSync(dataDirectory);
  const product = await superviseProduct({ DATA_DIR: dataDirectory, ...variables }, join(folder, 'said.txt'));
  let isWalked = false;
  try {
    await untilAnswers(`${at.adminUrl}/admin/login`, startMs);
    const startS = (performance.now() - begun) / 1000;
    const [email = '', password = ''] = readFileSync(join(dataDirectory, 'first-sign-in.txt'), 'utf8').split('\n');
    const legs = await walkAsNewcomer(at, { email, password }, keepIn(process.env.WALK_PICTURES));
    console.log(tableOf(legs, startS));
    isWalked = true;
  } finally {
    await product.stop();
    if (isWalked) rmSync(folder, { recursive: true, force: true });
    else console.log(`What the product said is in ${join(folder, 'said.txt')}, its data beside it.`);
  }
}

function keepIn(pictures: string | undefined) {
  if (!pictures) return undefined;
  mkdirSync(pictures, { recursive: true });
  return async (name: string, picture: Buffer) => {
    const small = sharp(picture).resize({ width: pictureWidth }).webp({ quality: 70 });
    await small.toFile(join(pictures, `${name}.webp`));
  };
}

/**
 * Returns a row for each leg: the counts, the machine's time, and the calculated time of a person, for us and for
 * WordPress.
 */
function tableOf(legs: readonly Leg[], startS: number): string {
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const sum = (all: readonly Leg[], name: 'presses' | 'fields' | 'letters' | 'seconds') =>
    all.reduce((total, leg) => total + leg[name], 0);
  // Nobody typed in WordPress: a field is assumed to have as many letters as the average field here.
  const lettersOfField = sum(legs, 'letters') / sum(legs, 'fields');
  const elsewhere = legs.map(({ name }, index) => {
    const { fields = 0, presses = 0 } = wordpressEstimate[index] ?? {};
    return { name, fields, presses, letters: fields * lettersOfField, seconds: 0 };
  });
  const cellsOf = (all: readonly Leg[], there: readonly Leg[]) => {
    const counted = (of: readonly Leg[]) => ({
      presses: sum(of, 'presses'),
      fields: sum(of, 'fields'),
      letters: sum(of, 'letters'),
    });
    const [here, others] = [counted(all), counted(there)];
    return [
      ...[
        here.presses,
        here.fields,
        here.letters,
        sum(all, 'seconds').toFixed(0),
        calculatePersonSeconds(here).toFixed(0),
      ],
      ...[others.presses, others.fields, calculatePersonSeconds(others).toFixed(0)],
    ];
  };
  const calculated = 's of a person, calculated';
  return [
    row(['station', 'presses', 'fields', 'letters', 's', calculated, 'there: presses', 'fields', calculated]),
    '|---|---|---|---|---|---|---|---|---|',
    ...legs.map((leg, index) => row([leg.name, ...cellsOf([leg], elsewhere.slice(index, index + 1))])),
    row(['in all, until the site is live', ...cellsOf(legs.slice(0, -2), elsewhere.slice(0, -2))]),
    `npm start -- --empty: the admin answered after ${startS.toFixed(0)} s.`,
  ].join('\n');
}

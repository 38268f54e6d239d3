import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Leg } from '@frontage/e2e/walk/Walker.ts';
import { type Walk, walkAsNewcomer, walkIn } from '@frontage/e2e/walk/walkAsNewcomer.ts';
import { walkInTwoLanguages } from '@frontage/e2e/walk/walkInTwoLanguages.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import sharp from 'sharp';
import { untilAnswers } from '../scripts/processes.ts';
import { superviseProduct } from './product/superviseProduct.ts';
import { type Counted, calculatePersonSeconds } from './walk/keystrokeLevel.ts';

/** Time in ms within which a start that must build everything first answers. */
const startMs = 600_000;
/** Width of the pictures in px; they are taken at 1440. */
const pictureWidth = 960;

/**
 * `npm run bench -- walk`: goes through what a newcomer does, from `npm start -- --empty` to an agency's site with a
 * call booked on it, on its own data and ports. Counts presses, fields and seconds. WALK_PICTURES is a folder for a
 * picture of each station.
 */
export const measureWalk = () => measure('en-GB', walkAsNewcomer, { args: ['--empty'], tableOf: besideWordPress });

/** `npm run bench -- languages`: the same of an owner who reads German, to a site in German and English. */
export const measureLanguages = () =>
  measure('de-DE', walkInTwoLanguages, { args: ['--empty', '--language', 'de'], tableOf: alone });

interface Measuring {
  /** Arguments of `npm start`. */
  args: readonly string[];
  tableOf: (legs: readonly Leg[]) => string[];
}

async function measure(locale: string, walk: Walk, { args, tableOf }: Measuring): Promise<void> {
  const folder = mkdtempSync(join(process.env.BENCH_DIR || tmpdir(), 'frontage-walk-'));
  const dataDirectory = join(folder, 'data');
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const at = { siteUrl: `http://localhost:${port}`, adminUrl: `http://localhost:${adminPort}` };
  const variables = { PORT: String(port), ADMIN_PORT: String(adminPort), SITE_URL: at.siteUrl };
  const begun = performance.now();
  mkdirSync(dataDirectory);
  const product = await superviseProduct({ DATA_DIR: dataDirectory, ...variables }, join(folder, 'said.txt'), args);
  let isWalked = false;
  try {
    await untilAnswers(`${at.adminUrl}/admin/login`, startMs);
    const startS = (performance.now() - begun) / 1000;
    const [email = '', password = ''] = readFileSync(join(dataDirectory, 'first-sign-in.txt'), 'utf8').split('\n');
    const keepPicture = keepIn(process.env.WALK_PICTURES);
    const legs = await walkIn(locale, walk, { account: { email, password }, at, keepPicture });
    const started = `npm start -- ${args.join(' ')}: the admin answered after ${startS.toFixed(0)} s.`;
    console.log([...tableOf(legs), started].join('\n'));
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

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const sum = (all: readonly Leg[], name: 'presses' | 'fields' | 'letters' | 'seconds') =>
  all.reduce((total, leg) => total + leg[name], 0);

/** The counts of legs, the machine's time, and the calculated time of a person. */
function cellsOf(all: readonly Leg[]) {
  const counted = { presses: sum(all, 'presses'), fields: sum(all, 'fields'), letters: sum(all, 'letters') };
  const seconds = sum(all, 'seconds').toFixed(0);
  return [counted.presses, counted.fields, counted.letters, seconds, calculatePersonSeconds(counted).toFixed(0)];
}

const head = ['station', 'presses', 'fields', 'letters', 's', 's of a person, calculated'];

function alone(legs: readonly Leg[]): string[] {
  const rows = legs.map((leg) => row([leg.name, ...cellsOf([leg])]));
  return [row(head), row(head.map(() => '---')), ...rows, row(['in all', ...cellsOf(legs)])];
}

/** The same beside what it would take in WordPress. */
function besideWordPress(legs: readonly Leg[]): string[] {
  // Nobody typed in WordPress: a field is assumed to have as many letters as the average field here.
  const lettersOfField = sum(legs, 'letters') / sum(legs, 'fields');
  const elsewhere = legs.map(({ name }, index) => {
    const { fields = 0, presses = 0 } = wordpressEstimate[index] ?? {};
    return { name, fields, presses, letters: fields * lettersOfField, seconds: 0 };
  });
  const both = (from: number, to: number | undefined) => {
    const [presses = 0, fields = 0, , , seconds = 0] = cellsOf(elsewhere.slice(from, to));
    return [...cellsOf(legs.slice(from, to)), presses, fields, seconds];
  };
  const all = [...head, 'there: presses', 'fields', 's of a person, calculated'];
  return [
    row(all),
    row(all.map(() => '---')),
    ...legs.map((leg, index) => row([leg.name, ...both(index, index + 1)])),
    row(['in all, until the site is live', ...both(0, -2)]),
  ];
}

/**
 * The same stations in WordPress, in the same order, counted from its documentation and that of its plugins: nobody
 * went through them. docs/walk.md lists the screens.
 */
const wordpressEstimate: readonly Omit<Counted, 'letters'>[] = [
  { presses: 4, fields: 6 },
  { presses: 14, fields: 5 },
  { presses: 0, fields: 0 },
  { presses: 6, fields: 3 },
  { presses: 12, fields: 4 },
  { presses: 8, fields: 3 },
  { presses: 17, fields: 9 },
  { presses: 8, fields: 3 },
  { presses: 7, fields: 1 },
  { presses: 12, fields: 3 },
  { presses: 8, fields: 4 },
  { presses: 6, fields: 4 },
  { presses: 2, fields: 0 },
];

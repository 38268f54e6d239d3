import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@frontage/cms/testing/freePort.ts';
import type { Leg } from '@frontage/e2e/walk/Walker.ts';
import { walkAsNewcomer } from '@frontage/e2e/walk/walkAsNewcomer.ts';
import sharp from 'sharp';
import { untilAnswers } from '../scripts/untilAnswers.ts';
import { superviseProduct } from './product/superviseProduct.ts';

/** ms in which a start answers that has to build everything first. */
const startMs = 600_000;
/** px of the pictures, which are taken at 1440. */
const pictureWidth = 960;

/**
 * `npm run bench -- walk`: what a newcomer does, from `npm start -- --empty` to the site of an agency with a call booked
 * on it, on data and ports of its own; counts presses, fields and seconds. WALK_PICTURES is a folder for a picture of
 * each station.
 */
export async function measureWalk(): Promise<void> {
  const folder = mkdtempSync(join(process.env.BENCH_DIR || tmpdir(), 'frontage-walk-'));
  const dataDirectory = join(folder, 'data');
  const [port, adminPort] = [await freePort(), await freePort()];
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

function tableOf(legs: readonly Leg[], startS: number): string {
  const sum = (name: 'presses' | 'fields' | 'seconds') => legs.reduce((total, leg) => total + leg[name], 0);
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['station', 'presses', 'fields', 's']),
    '|---|---|---|---|',
    row(['npm start -- --empty, until the admin answers', 1, 0, startS.toFixed(0)]),
    ...legs.map(({ fields, name, presses, seconds }) => row([name, presses, fields, seconds.toFixed(0)])),
    row(['in all, after the start', sum('presses'), sum('fields'), sum('seconds').toFixed(0)]),
  ].join('\n');
}

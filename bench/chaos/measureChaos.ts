import { buildSite } from '../../scripts/builds.ts';
import { runChaos } from '../chaos.ts';
import { describeChaos, faultsOf } from './chaosResult.ts';

/**
 * `npm run bench -- chaos`: 1,000 requests, 50 kills; with `CHAOS_HOSTS=3` three hosts on one PostgreSQL, with
 * `CHAOS_KILL_EVERY=5` a kill every 5 seconds, with `CHAOS_PROXY=1` nginx before them, and with `CHAOS_PUBLISHING=1` a
 * bucket that they share, a renderer next to each, and an editor who publishes. Fails if something was
 * lost or duplicated.
 */
export async function measureChaos(): Promise<void> {
  const requests = Number(process.env.CHAOS_REQUESTS || 1000);
  const kills = Number(process.env.CHAOS_KILLS || 50);
  const hosts = Number(process.env.CHAOS_HOSTS || 1);
  const { CHAOS_KILL_EVERY } = process.env;
  const killEveryMs = CHAOS_KILL_EVERY ? Number(CHAOS_KILL_EVERY) * 1000 : undefined;
  const isBehindProxy = process.env.CHAOS_PROXY === '1';
  const isPublishing = process.env.CHAOS_PUBLISHING === '1';
  if (isPublishing) await buildSite();
  const result = await runChaos({ requests, kills, hosts, killEveryMs, isBehindProxy, isPublishing });
  console.log(`hosts ${hosts}, requests ${requests}, ${result.seconds.toFixed(0)} s`);
  for (const line of describeChaos(result)) console.log(line);
  const wrong = faultsOf(result, requests);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

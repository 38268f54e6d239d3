import { Agent, get } from 'node:http';

const connections = 32;
const durationMs = 10_000;

/** Asks one address of this machine over and over on kept connections, for ten seconds. */
export async function measureRate(address: string): Promise<{ perSecond: number; p99Ms: number }> {
  const { hostname } = new URL(address);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new Error(`Load goes to this machine only, not to ${hostname}`);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const until = Date.now() + durationMs;
  const askAgain = async () => {
    while (Date.now() < until) times.push(await timeOf(address, agent));
  };
  await Promise.all(Array.from({ length: connections }, askAgain));
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: times.length / (durationMs / 1000), p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN };
}

function timeOf(address: string, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${address} answered ${response.statusCode}`));
      response.resume();
      response.on('end', () => resolve(performance.now() - startedAt));
    }).on('error', reject);
  });
}

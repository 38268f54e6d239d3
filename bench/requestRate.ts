import { Agent, get } from 'node:http';

const connections = 32;

export interface RequestRate {
  perSecond: number;
  p99Ms: number;
}

/** Asks one address of this machine over and over on 32 kept connections. */
export async function measureRate(address: string, durationMs = 10_000): Promise<RequestRate> {
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

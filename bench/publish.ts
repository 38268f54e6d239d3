/**
 * Measures the time from Publish to live at three sizes: a heading, a phone number, a new article, a deleted one. Needs
 * nothing running: each size gets its own database, host and renderer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { buildSite } from '../scripts/builds.ts';
import { forgetPeaks, readPeakMb } from './processMemory.ts';
import { readCpuSeconds } from './processTime.ts';
import { type PublishedProduct, startProduct } from './publishedProduct.ts';
import { landing, publishSteps } from './publishSteps.ts';

interface Figures {
  pages: number;
  step: string;
  rendered: number;
  seconds: number;
  /** Until the last page of a list shows it. */
  secondsToAll: number;
  /** Processor time, which does not depend on how busy the machine is. */
  rendererCpu: number;
  hostCpu: number;
  rendererMb: number;
  hostMb: number;
}

export async function measurePublishing(sizes: readonly number[]): Promise<void> {
  await buildSite();
  const all: Figures[] = [];
  for (const articles of sizes) all.push(...(await measure(articles)));
  console.log('\n### From Publish to live\n');
  console.log(
    '| pages | what is published | pages rendered | s to live | to the last page | renderer, host CPU s | renderer, host peak MB |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const { hostCpu, hostMb, pages, rendered, rendererCpu, rendererMb, seconds, secondsToAll, step } of all) {
    const [live, last] = [seconds, secondsToAll].map((time) => time.toFixed(2));
    const cpu = `${rendererCpu.toFixed(1)}, ${hostCpu.toFixed(1)}`;
    console.log(`| ${[pages, step, rendered, live, last, cpu, `${rendererMb}, ${hostMb}`].join(' | ')} |`);
  }
}

async function measure(articles: number): Promise<Figures[]> {
  const product = await startProduct(articles);
  const { payload } = product;
  try {
    const begun = startOf(product);
    product.startRenderer();
    await untilLive(product, landing, (status) => status === 200);
    const first = await figuresOf('everything, for the first time', begun, product);
    const figures = [first];
    for (const { change, name } of publishSteps) {
      // Leaves time for the previous publication to be noted, and its releases tidied up.
      await pause(3000);
      await product.untilPublished();
      forgetPeaks(product.host.pid, product.renderer?.pid);
      const { isLive, path } = await change(payload);
      const started = startOf(product);
      await untilLive(product, path, isLive);
      figures.push(await figuresOf(name, started, product));
    }
    return figures;
  } finally {
    await product.close();
  }
}

/** Asks once for each release: the renderer draws what is missed, which would cost it a fifth of its time. */
async function untilLive(
  { currentRelease, url }: PublishedProduct,
  path: string,
  isLive: (status: number, html: string) => boolean,
): Promise<void> {
  const deadline = Date.now() + 600_000;
  let asked: string | undefined;
  while (Date.now() < deadline) {
    await pause(20);
    const release = currentRelease();
    if (release === asked) continue;
    asked = release;
    const answer = await fetch(url + path);
    if (isLive(answer.status, await answer.text())) return;
  }
  throw new Error(`${path} was not live after ten minutes`);
}

interface Start {
  at: number;
  rendererCpu: number;
  hostCpu: number;
}

function startOf({ host, renderer }: PublishedProduct): Start {
  return { at: performance.now(), rendererCpu: readCpuSeconds(renderer?.pid), hostCpu: readCpuSeconds(host.pid) };
}

async function figuresOf(step: string, start: Start, { host, renderer, summary }: PublishedProduct): Promise<Figures> {
  const secondsSince = () => (performance.now() - start.at) / 1000;
  const seconds = secondsSince();
  const { later = 0, ms, rendered, total } = summary();
  while (summary().later) await pause(20);
  const figures = {
    pages: total,
    step,
    rendered: rendered + later,
    seconds,
    secondsToAll: secondsSince(),
    rendererCpu: readCpuSeconds(renderer?.pid) - start.rendererCpu,
    hostCpu: readCpuSeconds(host.pid) - start.hostCpu,
    rendererMb: readPeakMb(renderer?.pid),
    hostMb: readPeakMb(host.pid),
  };
  console.log(JSON.stringify({ ...figures, ms }));
  return figures;
}

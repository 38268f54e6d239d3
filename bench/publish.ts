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
    '| pages | what is published | pages rendered | s to live | renderer, host CPU s | renderer, host peak MB |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const { hostCpu, hostMb, pages, rendered, rendererCpu, rendererMb, seconds, step } of all) {
    const cpu = `${rendererCpu.toFixed(1)}, ${hostCpu.toFixed(1)}`;
    console.log(`| ${[pages, step, rendered, seconds.toFixed(2), cpu, `${rendererMb}, ${hostMb}`].join(' | ')} |`);
  }
}

async function measure(articles: number): Promise<Figures[]> {
  const product = await startProduct(articles);
  const { payload, url } = product;
  try {
    const begun = startOf(product);
    product.startRenderer();
    await untilLive(`${url}${landing}`, (status) => status === 200);
    const first = figuresOf('everything, for the first time', begun, product);
    const figures = [first];
    for (const { change, name } of publishSteps) {
      // Leaves time for the previous publication to be noted, and its releases tidied up.
      await pause(3000);
      await product.untilPublished();
      forgetPeaks(product.host.pid, product.renderer?.pid);
      const { isLive, path } = await change(payload);
      const started = startOf(product);
      await untilLive(url + path, isLive);
      figures.push(figuresOf(name, started, product));
    }
    return figures;
  } finally {
    await product.close();
  }
}

async function untilLive(url: string, isLive: (status: number, html: string) => boolean): Promise<void> {
  const deadline = Date.now() + 600_000;
  while (Date.now() < deadline) {
    const answer = await fetch(url);
    if (isLive(answer.status, await answer.text())) return;
    await pause(20);
  }
  throw new Error(`${url} was not live after ten minutes`);
}

interface Start {
  at: number;
  rendererCpu: number;
  hostCpu: number;
}

function startOf({ host, renderer }: PublishedProduct): Start {
  return { at: performance.now(), rendererCpu: readCpuSeconds(renderer?.pid), hostCpu: readCpuSeconds(host.pid) };
}

function figuresOf(step: string, start: Start, { host, renderer, summary }: PublishedProduct): Figures {
  const { ms, rendered, total } = summary();
  const figures = {
    pages: total,
    step,
    rendered,
    seconds: (performance.now() - start.at) / 1000,
    rendererCpu: readCpuSeconds(renderer?.pid) - start.rendererCpu,
    hostCpu: readCpuSeconds(host.pid) - start.hostCpu,
    rendererMb: readPeakMb(renderer?.pid),
    hostMb: readPeakMb(host.pid),
  };
  console.log(JSON.stringify({ ...figures, ms }));
  return figures;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { untilAnswers } from '../../../scripts/processes.ts';
import { productVariables } from '../product.ts';
import { type Engine, installed, type Role, untilFound } from './engine.ts';

/** The name of an element's id in answers, by the standard of WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A driver that says nothing for so long has stopped. */
const patienceMs = 180_000;

const port = Number(productVariables.PORT) + 50;

/** Starts WebKitGTK, the engine of Safari, as Debian ships it, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn(
    installed('Xvfb', 'xvfb'),
    ['-displayfd', '3', '-screen', '0', '1600x3000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const driver = spawn(installed('WebKitWebDriver', 'webkit2gtk-driver'), [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Composed by a graphics card that is not there, pictures would be white.
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswers(`${address}/status`, 30_000);

  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebKit, at ${path}: ${value.error} ${value.message}`);
    return value;
  };
  const { sessionId } = await ask('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  const run: Engine['run'] = (part, ...given) =>
    ask('POST', `${session}/execute/sync`, { script: `return (${part}).apply(null, arguments)`, args: given });
  const pathOf = (role: Role, words: string) =>
    untilFound(
      async (look, ...wanted) => {
        const found: unknown = await run(look, ...wanted);
        return isElement(found) ? `${session}/element/${found[elementKey]}` : undefined;
      },
      role,
      words,
    );

  return {
    run,
    open: (url) => ask('POST', `${session}/url`, { url }),
    resize: (width, height) => ask('POST', `${session}/window/rect`, { width, height }),
    click: async (...wanted) => ask('POST', `${await pathOf(...wanted)}/click`, {}),
    async type(label, text) {
      const field = await pathOf('field', label);
      await ask('POST', `${field}/clear`, {});
      await ask('POST', `${field}/value`, { text });
    },
    async addCookies(cookies) {
      for (const { name, value } of cookies) await ask('POST', `${session}/cookie`, { cookie: { name, value } });
    },
    async picture() {
      await run(keepDrawing);
      return Buffer.from(await ask('GET', `${session}/screenshot`), 'base64');
    },
    async end() {
      await ask('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}

const isElement = (found: unknown): found is Record<typeof elementKey, string> =>
  typeof found === 'object' && found !== null && elementKey in found;

/** Runs in the browser. A picture waits for the next frame, for ever where nothing is drawn: so a dot is, for 10 s. */
function keepDrawing(): void {
  const dot = document.createElement('i');
  dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 1px; block-size: 1px';
  document.documentElement.append(dot);
  let frames = 0;
  const drawing = setInterval(() => {
    frames += 1;
    dot.style.background = frames % 2 ? '#0001' : '#0002';
    if (frames < 100) return;
    clearInterval(drawing);
    dot.remove();
  }, 100);
}

import { type CheerioAPI, load } from 'cheerio';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A page that was shown, with the address bar above it. */
export interface Shown {
  url: string;
  $: CheerioAPI;
}

/** A browser that runs no script: it follows links and redirects, keeps cookies, and sends forms as they are written. */
export function openPlainBrowser(app: FastifyInstance) {
  const cookies = new Map<string, { path: string; value: string }>();
  const seen: Shown[] = [];
  let url = '/';

  async function show(answer: LightMyRequestResponse, asked: string): Promise<Shown> {
    for (const { name, path = '/', value } of answer.cookies) cookies.set(name, { path, value });
    const { location } = answer.headers;
    if (answer.statusCode >= 300 && answer.statusCode < 400 && location) return open(String(location));
    url = asked;
    const page = { url, $: load(answer.body) };
    seen.push(page);
    return page;
  }

  const headersTo = (asked: string) => ({
    accept: 'text/html,*/*;q=0.8',
    host: 'localhost:3000',
    referer: `http://localhost:3000${url}`,
    cookie: [...cookies]
      .filter(([, { path }]) => path === '/' || asked.split('?', 1)[0]?.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; '),
  });

  async function open(asked: string | undefined): Promise<Shown> {
    if (!asked) throw new Error(`${url} has no such link`);
    return show(await app.inject({ url: asked, headers: headersTo(asked) }), asked);
  }

  /** Presses the button of a form of the page in view; what `typed` does not name stays as the page has it. */
  async function submit(selector: string, typed: Readonly<Record<string, string>> = {}): Promise<Shown> {
    const $ = seen.at(-1)?.$ ?? load('');
    const form = $(selector).first();
    if (form.length === 0) throw new Error(`${url} has no form ${selector}: ${$('main, body').first().text()}`);
    const controls = $(`input, select, textarea`).filter(
      (_, one) => $(one).closest('form').is(form) || (form.attr('id') ?? '') === ($(one).attr('form') ?? '\n'),
    );
    const fields = new URLSearchParams();
    controls.each((_, one) => {
      const { checked, name, type } = one.attribs;
      if (!name || type === 'file' || ((type === 'radio' || type === 'checkbox') && checked === undefined)) return;
      fields.append(name, String($(one).val() ?? ''));
    });
    for (const [name, value] of Object.entries(typed)) fields.set(name, value);
    const action = form.attr('action') ?? url;
    if (form.attr('method') !== 'post') return open(`${action}?${fields}`);
    const headers = {
      ...headersTo(action),
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    };
    return show(await app.inject({ method: 'POST', url: action, headers, payload: String(fields) }), action);
  }

  return { open, submit, seen };
}

export type PlainBrowser = ReturnType<typeof openPlainBrowser>;

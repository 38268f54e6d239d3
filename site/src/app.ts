import { once } from '@frontage/contract/primitives/once.ts';
import { createApp } from 'astro/app/entrypoint';
import { renderToString } from 'astro/runtime/server/index.js';
import type { PageFrame, RenderedPageText } from './release/pagePieces.ts';
import type { WholeDrawing } from './views.ts';

const app = createApp({ streaming: false });
const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.route, routeData]));

type LoadPage = NonNullable<typeof app.manifest.pageMap> extends Map<string, infer Load> ? Load : never;
type PageModule = Awaited<ReturnType<Awaited<ReturnType<LoadPage>>['page']>>;

/**
 * Stands for header and footer in the text of a page. They are half of most pages and one and the same text in
 * thousands: what is not made a part of the text of each need not be taken out of it again.
 */
const frameStub: PageFrame = { header: '<header></header>', footer: '<footer></footer>' };

/** What was rendered for a request. */
const texts = new WeakMap<Request, string>();

for (const [name, load] of app.manifest.pageMap ?? [])
  app.manifest.pageMap?.set(
    name,
    once(() => asText(load)),
  );

/** The HTML of a page, header and footer apart. Rejects with whatever went wrong while it was rendered. */
export async function render(drawing: WholeDrawing): Promise<RenderedPageText> {
  const routeData = routes.get(`/${drawing.view}`);
  if (!routeData) throw new Error(`There is no view called ${drawing.view}`);
  let frame: PageFrame | undefined;
  const takeFrame = (own: PageFrame) => {
    frame = own;
    return frameStub;
  };
  const locals: App.Locals = { drawing, takeFrame };
  const request = new Request(`http://site/${drawing.view}`);
  const response = await app.render(request, { routeData, locals });
  if (locals.fault !== undefined) throw locals.fault;
  const html = texts.get(request);
  // Astro's objects, the request among them, are there until all of memory is looked through; the text need not be.
  texts.delete(request);
  if (html === undefined) throw new Error(`The view ${drawing.view} ended with the status ${response.status}`);
  return { html, frame };
}

/**
 * Keeps the text of each page that a module renders. Astro itself would turn it into bytes for the body of an answer, of
 * which nobody needs the stream, and from which we would make the text again: a tenth of all time.
 */
async function asText(load: LoadPage): ReturnType<LoadPage> {
  const { page, ...module } = await load();
  return { ...module, page: once(async () => withText(await page())) };
}

function withText(page: PageModule): PageModule {
  const { default: rendered } = page;
  const kept: PageModule['default'] = async (result, props, slots) => {
    const text = await renderToString(result, rendered, props, slots, true);
    if (text instanceof Response) return text;
    texts.set(result.request, text);
    return new Response(null);
  };
  return { ...page, default: Object.assign(kept, { ...rendered }) };
}

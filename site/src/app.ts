import { once } from '@frontage/contract/primitives/once.ts';
import { createApp } from 'astro/app/entrypoint';
import { renderToString } from 'astro/runtime/server/index.js';
import { drawnFor } from './drawnFor.ts';
import type { PageFrame, RenderedPageText } from './release/pagePieces.ts';
import type { WholeDrawing } from './views.ts';

const app = createApp({ streaming: false });
const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.route, routeData]));

type LoadPage = NonNullable<typeof app.manifest.pageMap> extends Map<string, infer Load> ? Load : never;
type PageModule = Awaited<ReturnType<Awaited<ReturnType<LoadPage>>['page']>>;

/**
 * Placeholders for header and footer in the text of a page. The two make up half of most pages and are the same in
 * thousands of them. What never becomes part of a page's text need not be taken out of it again.
 */
const frameStub: PageFrame = { header: '<header></header>', footer: '<footer></footer>' };

const texts = new WeakMap<Request, string>();

for (const [name, load] of app.manifest.pageMap ?? [])
  app.manifest.pageMap?.set(
    name,
    once(() => asText(load)),
  );

/** Renders the HTML of a page, with header and footer apart from it. Rejects with any error that rendering threw. */
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
  drawnFor.set(request, drawing);
  const response = await app.render(request, { routeData, locals });
  drawnFor.delete(request);
  if (locals.fault !== undefined) throw locals.fault;
  const html = texts.get(request);
  // Astro's objects, the request among them, stay in memory until a full garbage collection. The text need not.
  texts.delete(request);
  if (html === undefined) throw new Error(`The view ${drawing.view} ended with the status ${response.status}`);
  return { html, frame };
}

/**
 * Keeps the text of each page that a module renders. Astro itself would encode it as the body of a response. Nobody
 * needs that stream, and turning it back into text would take a tenth of the total time.
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

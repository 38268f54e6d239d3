import { createApp } from 'astro/app/entrypoint';
import type { WholeDrawing } from './views.ts';

const app = createApp({ streaming: false });
const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.route, routeData]));

/** The HTML of a page. Rejects with whatever went wrong while it was rendered. */
export async function render(drawing: WholeDrawing): Promise<string> {
  const routeData = routes.get(`/${drawing.view}`);
  if (!routeData) throw new Error(`There is no view called ${drawing.view}`);
  const locals: App.Locals = { drawing };
  const response = await app.render(new Request(`http://site/${drawing.view}`), { routeData, locals });
  const html = await response.text();
  if (locals.fault !== undefined) throw locals.fault;
  if (response.status !== 200) throw new Error(`The view ${drawing.view} ended with the status ${response.status}`);
  return html;
}

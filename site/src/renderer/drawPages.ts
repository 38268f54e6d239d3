import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { oncePer } from '@frontage/contract/primitives/once.ts';
import type { DrawAnswer, DrawRequest } from '@frontage/contract/rendering.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import { inSpan } from '@frontage/traces/spans.ts';
import { LRUCache } from 'lru-cache';
import { createFindNearest, type FindNearest } from '../nearest/nearestAddresses.ts';
import type { Drawing } from '../views.ts';
import type { RendererTools } from './rendererTools.ts';
import type { Shown, ShownContent } from './shownContent.ts';

/** How many drawings are kept until the next publication; a form that many get wrong is loaded once. */
const keptDrawings = 200;

/** Draws pages of the site, each for one visitor. */
export type PageDrawer = (request: DrawRequest) => Promise<DrawAnswer>;

/** Data derived from the content that is currently shown. */
interface Prepared {
  of: Shown;
  drawings: LRUCache<string, Promise<Drawing | undefined>>;
  findNearestIn: (language: string | undefined) => FindNearest;
}

export function createPageDrawer(
  { releases, threads }: Pick<RendererTools, 'releases' | 'threads'>,
  shown: ShownContent,
): PageDrawer {
  let held: Prepared | undefined;

  async function prepare(): Promise<Prepared> {
    const of = await shown.get();
    if (held?.of !== of) {
      const findNearestIn = oncePer((language: string | undefined) => createFindNearest(listedIn(of, language)));
      held = { of, drawings: new LRUCache({ max: keptDrawings }), findNearestIn };
    }
    return held;
  }

  async function loadDrawing(path: string): Promise<Drawing | undefined> {
    const { drawings, of } = await prepare();
    const drawing = drawings.get(path) ?? load(path, of);
    drawings.set(path, drawing);
    drawing.catch(() => drawings.delete(path));
    return drawing;
  }

  async function findNearestTo(asked: string): Promise<ReturnType<FindNearest>> {
    const { findNearestIn, of } = await prepare();
    return findNearestIn(of.content.inventory.languageAt(asked))(asked);
  }

  /** Undefined if no address is near the missed one: the page of the release says as much. */
  async function withNearest(visit: Visit): Promise<Visit | undefined> {
    const { missed, ...others } = visit;
    if (!missed) return visit;
    const near = await findNearestTo(missed.asked);
    return near.length > 0 ? { ...others, missed: { ...missed, near } } : undefined;
  }

  return async ({ path, visit: asked }) => {
    if (isInRelease(asked) && !(await (await shown.get()).isAsReleased(path))) return { kind: 'nothing' };
    const visit = await withNearest(asked);
    const drawing = visit && (await inSpan('load content', () => loadDrawing(path)));
    if (!drawing) return { kind: 'nothing' };
    const root = (await releases.newest())?.publicDirectory;
    const { hasForm, headers, html } = await inSpan('render page', () =>
      threads.drawPage(addVisit(drawing, visit), root),
    );
    if (visit.form && !holdsForm(html, visit.form.formId)) return { kind: 'nothing' };
    return { kind: 'drawn', headers, html, hasForm };
  };
}

/**
 * Whether the release contains the page itself. Visitors must then see nothing here that is newer than the pages before
 * and after it.
 */
function isInRelease({ callDays, missed }: Visit): boolean {
  return callDays !== undefined || missed !== undefined;
}

async function load(path: string, { addresses, content }: Shown): Promise<Drawing | undefined> {
  const loaded = await addresses.byPath.get(path)?.load(content.facts);
  return loaded?.kind === 'page' ? loaded.drawing : undefined;
}

function listedIn(of: Shown, language: string | undefined) {
  const all = [...of.addresses.byPath.values()].flatMap(({ listed = [] }) => listed);
  return all.filter(({ path }) => of.content.inventory.languageAt(path) === language);
}

function addVisit(drawing: Drawing, visit: Visit): Drawing {
  const { context } = drawing;
  const { formId, token } = visit.form ?? {};
  const formTokens = formId && token ? { ...context.formTokens, [formId]: token } : context.formTokens;
  return { ...drawing, context: { ...context, formTokens, visit } };
}

function holdsForm(html: string, formId: string): boolean {
  return html.includes(`name="${hiddenFields.formId}" value="${formId}"`);
}

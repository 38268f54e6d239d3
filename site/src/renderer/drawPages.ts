import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { oncePer } from '@frontage/contract/primitives/once.ts';
import type { DrawAnswer, DrawRequest } from '@frontage/contract/rendering.ts';
import { spokenPath } from '@frontage/contract/spokenPaths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import { inSpan } from '@frontage/traces/spans.ts';
import { distance } from 'fastest-levenshtein';
import { LRUCache } from 'lru-cache';
import type { ListedAddress } from '../routes/Route.ts';
import type { Drawing } from '../views.ts';
import type { RendererTools } from './rendererTools.ts';
import type { Shown, ShownContent } from './shownContent.ts';

/** How many drawings are kept until the next publication; a form that many get wrong is loaded once. */
const keptDrawings = 200;

/** Data derived from the content that is currently shown. */
interface Prepared {
  of: Shown;
  drawings: LRUCache<string, Promise<Drawing | undefined>>;
  findNearestIn: (language: string | undefined) => FindNearest;
}

/**
 * Draws pages of the site, each for one visitor. Rejects if the page does not fit, cannot be drawn, or the backend does
 * not answer.
 */
export function createPageDrawer(
  { releases, threads }: Pick<RendererTools, 'releases' | 'threads'>,
  shown: Pick<ShownContent, 'get'>,
) {
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

  return async ({ path, visit: asked }: DrawRequest): Promise<DrawAnswer> => {
    if (isInRelease(asked) && !(await (await shown.get()).isAsReleased(path))) return { kind: 'nothing' };
    const visit = await withNearest(asked);
    const drawing = visit && (await inSpan('load content', () => loadDrawing(path)));
    if (!drawing) return { kind: 'nothing' };
    const root = (await releases.newest())?.publicDirectory;
    const { hasForm, headers, html } = await inSpan('render page', () =>
      threads.drawPage(addVisit(drawing, visit), root),
    );
    const form = visit.form && `name="${hiddenFields.formId}" value="${visit.form.formId}"`;
    if (form && !html.includes(form)) return { kind: 'nothing' };
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

/** A form may come from a page that was opened before the words of its address changed. */
async function load(path: string, { addresses, content }: Shown): Promise<Drawing | undefined> {
  const { languageAt, siteIn } = content.inventory;
  const spoken = spokenPath(path, siteIn(languageAt(path)).languages);
  const loaded = await addresses.byPath.get(spoken)?.load(content.facts);
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

export interface NearAddress extends ListedAddress {
  /** Letters by which the two differ; undefined if they only share words. */
  lettersApart: number | undefined;
}

type FindNearest = (path: string) => NearAddress[];

const most = 4;
/** A word that is in more addresses than this is no evidence for any of them. */
const commonFrom = 60;
/** Share of the asked words, by weight, that an address must contain. */
const enough = 0.45;
const remembered = 500;

/** Returns the search for near addresses in a release. Its answers are cached, because scanners ask in series. */
export function createFindNearest(addresses: readonly ListedAddress[]): FindNearest {
  const keys = addresses.map(({ path, alias }) => (alias ?? path).toLowerCase());
  const byWord = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) {
    for (const word of wordsOf(key)) {
      const known = byWord.get(word);
      if (known) known.push(index);
      else byWord.set(word, [index]);
    }
  }
  const known = new LRUCache<string, NearAddress[]>({ max: remembered });

  function find(asked: string): NearAddress[] {
    const distances = findBySpelling(asked, keys);
    const shares = findByWords(asked, byWord);
    const rank = (index: number) => (distances.get(index) ?? 4) - (shares.get(index) ?? 0);
    return [...new Set([...distances.keys(), ...shares.keys()])]
      .sort((a, b) => rank(a) - rank(b) || (keys[a]?.length ?? 0) - (keys[b]?.length ?? 0) || a - b)
      .slice(0, most)
      .flatMap((index) => {
        const address = addresses[index];
        return address ? [{ ...address, lettersApart: distances.get(index) }] : [];
      });
  }

  return (path) => {
    const asked = path.toLowerCase();
    const answer = known.get(asked) ?? find(asked);
    known.set(asked, answer);
    return answer;
  };
}

/** Returns addresses a few letters away: at most one letter in four may differ, and at most three in total. */
function findBySpelling(asked: string, keys: readonly string[]): Map<number, number> {
  const max = Math.min(3, Math.floor((asked.length - 1) / 4));
  const near = new Map<number, number>();
  if (max === 0) return near;
  for (const [index, key] of keys.entries()) {
    const apart = countLettersApart(asked, key, max);
    if (apart <= max) near.set(index, apart);
  }
  return near;
}

/** Returns addresses that share enough of the words; rare words have more weight, and a word may differ by a letter. */
function findByWords(asked: string, byWord: ReadonlyMap<string, number[]>): Map<number, number> {
  const shares = new Map<number, number>();
  const words = [...wordsOf(asked)].slice(0, 12);
  for (const word of words) {
    const places = byWord.get(word) ?? placesOfSimilar(word, byWord);
    if (places.length === 0 || places.length > commonFrom) continue;
    for (const index of places) shares.set(index, (shares.get(index) ?? 0) + 1 / words.length);
  }
  for (const [index, share] of shares) if (share < enough) shares.delete(index);
  return shares;
}

function placesOfSimilar(word: string, byWord: ReadonlyMap<string, number[]>): number[] {
  if (word.length < 5) return [];
  for (const [known, places] of byWord) if (countLettersApart(word, known, 1) <= 1) return places;
  return [];
}

/** Counts letters added, removed or changed. Infinity if the lengths alone show that there are more than `max`. */
function countLettersApart(from: string, to: string, max: number): number {
  return Math.abs(from.length - to.length) > max ? Number.POSITIVE_INFINITY : distance(from, to);
}

function wordsOf(path: string): Set<string> {
  return new Set(path.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2));
}

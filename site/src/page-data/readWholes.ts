import { endpoints, maxWhole, pathOf } from '@frontage/contract/endpoints.ts';
import { once, oncePer } from '@frontage/contract/primitives/once.ts';
import type { PagedName, PagedType } from '@frontage/kinds/kinds.ts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { placeOf } from './askBackend.ts';
import { BackendAway } from './ContentError.ts';
import { contentErrorOf } from './contentErrorOf.ts';
import { type Inventory, inLang } from './inventory.ts';

const documents = z.array(z.looseObject({ id: z.number() }));

type Whole = z.output<typeof endpoints.wholePosts.answer>[number];

/** A document is asked for while its page is made, and one with blocks before that, for the lists that show it. */
const mostKept = (kind: PagedName) => (kind === 'article' ? 4 * maxWhole : 1_000);

interface Options {
  inventory: Inventory;
  namespace: string;
  ask: (path: string, query: Record<string, unknown>) => Promise<unknown>;
}

/**
 * Returns a function that reads whole documents. A publication asks for thousands of them in the order of the inventory,
 * and most of the cost of each is the call: so whoever asks for the one after the last gets the next ones with it.
 * Rejects with a ContentError if the document does not fit.
 */
export function createWholeReader({ ask, inventory, namespace }: Options) {
  const kept = oncePer((kind: PagedName) => new LRUCache<number, () => Promise<Whole>>({ max: mostKept(kind) }));
  const path = pathOf(endpoints.wholePosts, namespace);
  let following: { kind: PagedName; ids: readonly number[] } | undefined;

  function read(kind: PagedName, ids: readonly number[]): void {
    const row = inventory.find(kind, ids[0] ?? 0);
    const type = row?.type as PagedType | undefined;
    // Pages of every language that visitors see are there where none is asked for.
    const answer = once(async () => {
      const language = kind === 'page' ? {} : inLang(row?.lang);
      const found = documents.parse(await ask(path, { type, postIds: ids, ...language }));
      return new Map(found.map((one) => [one.id, one]));
    });
    const fitting = async (id: number): Promise<Whole> => {
      const raw = (await answer()).get(id);
      if (!raw) throw new BackendAway(`The backend has no document of the kind ${kind} with the id ${id} any more.`);
      const { data, error } = endpoints.wholePosts.answer.element.safeParse(raw);
      if (data) return data;
      const call = { method: 'GET', path: pathOf(endpoints.post, namespace), query: { id, type } } as const;
      throw contentErrorOf(placeOf(call, raw), raw, error);
    };
    for (const id of ids) {
      const whole = once(() => fitting(id));
      kept(kind).set(id, whole);
    }
  }

  return async (kind: PagedName, id: number): Promise<Whole> => {
    if (!kept(kind).has(id)) {
      const ids = following?.kind === kind && following.ids[0] === id ? following.ids : [id];
      read(kind, ids);
      following = { kind, ids: idsBehind(inventory, kind, ids.at(-1)) };
    }
    return kept(kind).get(id)?.() as Promise<Whole>;
  };
}

/** The next ones of the same type and language, as many as one call answers. */
function idsBehind(inventory: Inventory, kind: PagedName, id: number | undefined): number[] {
  const rows = inventory.rowsOf(kind);
  const place = rows.findIndex((row) => row.id === id);
  const next = rows.slice(place + 1, place + 1 + maxWhole);
  return next.filter(({ lang, type }) => type === rows[place]?.type && lang === rows[place]?.lang).map((row) => row.id);
}

import { hash } from 'node:crypto';
import type { ArticleCard } from '@frontage/contract/article.ts';
import { kindsWith, type PagedName } from '@frontage/kinds/kinds.ts';
import type { ArticleListPage } from '../lists/articleLists.ts';
import type { FactName, Facts } from './facts.ts';
import { versionOf } from './inventory.ts';
import type { PageFacts } from './pageFacts.ts';

/**
 * Facts known to a publication: the hash of each fact that a page used, and the states from which those facts follow.
 */
export interface FactHashes {
  /** By key of the fact. */
  hashes: ReadonlyMap<string, string>;
  /** By name of the state. A fact whose state has not changed is not requested again. */
  states: ReadonlyMap<string, string>;
}

export const nothingKnown: FactHashes = { hashes: new Map(), states: new Map() };

export type Ledger = ReturnType<typeof openLedger>;

export function keyOf(name: FactName, ...asked: readonly (string | number)[]): string {
  return asked.length === 0 ? name : `${name} ${asked.join(' ')}`;
}

/**
 * Returns the state from which a fact follows. A fact without a state is requested in every publication, in at most one
 * call.
 */
function stateNameOf(name: FactName, asked: string): string | undefined {
  switch (name) {
    case 'page':
    case 'post':
      return `${name} ${asked}`;
    case 'documents':
      return `every ${asked.split(' ', 1)[0]}`;
    case 'document':
      return asked;
    case 'pages':
    case 'contactForm':
    case 'case':
      return 'pages';
    case 'translations':
    case 'twin':
      return 'twins';
    case 'articles':
    case 'articleTimes':
    case 'article':
    case 'relatedArticles':
    case 'latestArticles':
    case 'lists':
    case 'list':
      return 'articles';
    default:
      return undefined;
  }
}

/** The state of an unpublished document. */
const gone = '';

/** Notes the facts that pages are made of, and tells which have changed since another publication. */
export function openLedger({ absentMark, facts, inventory }: PageFacts, before: FactHashes) {
  const hashes = new Map<string, string | Promise<string>>();
  const states = new Map<string, string | Promise<string>>();

  /** At once where it is known: ten thousand pages ask for ten states each. */
  function stateOf(name: string): string | Promise<string> {
    const known = states.get(name);
    if (known !== undefined) return known;
    const [kind = '', id = ''] = name.split(' ');
    const state = id && kind !== 'every' ? stateOfDocument(kind, id) : readState(kind, id);
    return keepIn(states, name, state);
  }

  function stateOfDocument(kind: string, id: string): string {
    const row = inventory.find(kind === 'post' ? 'article' : (kind as PagedName), Number(id));
    return row ? versionOf(row) : gone;
  }

  async function readState(name: string, kind: string): Promise<string> {
    if (name === 'pages') return hashOfValue([inventory.stateOf('page'), absentMark, await facts.site()]);
    if (name === 'articles') return hashOfValue([inventory.stateOf('article'), absentMark, await facts.sections()]);
    if (name === 'every') return hashOfValue([inventory.stateOf(kind as PagedName), absentMark]);
    // What follows from them changes with what there is and where, and not with what it says.
    const twins = kindsWith('hasTwins').flatMap((one) =>
      inventory.rowsOf(one.name).flatMap(({ lang, translations }) => (lang ? [translations] : [])),
    );
    const others = await Promise.all(
      [undefined, ...inventory.languages].map(async (one) => [await facts.lists(one), await facts.glossary(one)]),
    );
    const { language, languages } = await facts.site();
    return hashOfValue([twins, others, absentMark, language, languages]);
  }

  function read(key: string): string | Promise<string> {
    const [name, ...rest] = key.split(' ') as [FactName, ...string[]];
    const asked = rest.join(' ');
    const stateName = stateNameOf(name, asked);
    if (stateName === undefined) return ask(name, asked);
    const known = before.hashes.get(key);
    const readAt = (state: string): string | Promise<string> => {
      // A document that is gone cannot be requested, and another one may be at its address.
      if (state === gone) return hashOfGone;
      return known !== undefined && before.states.get(stateName) === state ? known : ask(name, asked);
    };
    const state = stateOf(stateName);
    return typeof state === 'string' ? readAt(state) : state.then(readAt);
  }

  const ask = async (name: FactName, asked: string) =>
    hashOfValue(withHashedParts(name, await askFor(facts, name, asked)));

  return {
    /** Facts that note which of them a page asks for. */
    record(): { facts: Facts; keys: Set<string> } {
      const keys = new Set<string>();
      const noting = new Proxy(facts, {
        get(target, name: FactName) {
          return (...asked: (string | number | undefined)[]) => {
            // A language that is left out is no part of the question.
            keys.add(keyOf(name, ...asked.filter((one) => one !== undefined)));
            return Reflect.apply(target[name], target, asked);
          };
        },
      });
      return { facts: noting, keys };
    },
    /**
     * Returns the current hash of a fact, at once where it is known. Requests the fact only if the state from which it
     * follows has changed.
     */
    hashOf: (key: string): string | Promise<string> => hashes.get(key) ?? keepIn(hashes, key, read(key)),
    /** Returns the hashes and states to keep for the next publication. */
    known(): FactHashes {
      return { hashes: settledIn(hashes), states: settledIn(states) };
    },
  };
}

type Values = Map<string, string | Promise<string>>;

/** Keeps a value under its name, and forgets one that fails. */
function keepIn(values: Values, name: string, value: string | Promise<string>): string | Promise<string> {
  values.set(name, value);
  if (typeof value !== 'string')
    value.then(
      (settled) => values.set(name, settled),
      () => values.delete(name),
    );
  return value;
}

function settledIn(values: Values): Map<string, string> {
  return new Map([...values].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Facts whose last argument is an id. All other arguments are strings, none of which has a space. */
const askedById: readonly FactName[] = ['document', 'page', 'post', 'relatedArticles'];

function askFor(facts: Facts, name: FactName, asked: string): Promise<unknown> {
  const ask = facts[name] as (...asked: unknown[]) => Promise<unknown>;
  const words = asked === '' ? [] : asked.split(' ');
  return ask(...(askedById.includes(name) ? [...words.slice(0, -1), Number(words.at(-1))] : words));
}

const sharedHashes = new WeakMap<object, string>();

/** Nobody changes a frame or a card: a changed document has another one. */
function hashOfShared(part: object): string {
  const hash = sharedHashes.get(part) ?? hashOfValue(part);
  sharedHashes.set(part, hash);
  return hash;
}

/**
 * Returns an answer with hashes in place of what thousands of answers share: to write each card for each page of each
 * of its lists took a second at 10,000 articles, and as long again to collect those texts as garbage.
 */
function withHashedParts(name: FactName, answer: unknown): unknown {
  if (name === 'relatedArticles') return (answer as ArticleCard[]).map(hashOfShared);
  if (name !== 'list' || answer === undefined) return answer;
  const { articles, frame, ...rest } = answer as ArticleListPage;
  return { ...rest, frame: hashOfShared(frame), articles: articles.map(hashOfShared) };
}

/** Length to which hashes are cut, in bytes. A hash is compared only with another answer to the same question. */
const keptBytes = 12;

/** Hashes an answer. A map can only be the whole answer, never a part of one. */
function hashOfValue(value: unknown): string {
  // Searching every part of an answer for maps would double the time.
  const text = JSON.stringify(value instanceof Map ? [...value] : value) ?? '';
  // Encoded from the buffer: a substring would keep the whole string in memory, for each of 40,000 answers.
  return hash('sha1', text, 'buffer').toString('base64url', 0, keptBytes);
}

const hashOfGone = hashOfValue(gone);

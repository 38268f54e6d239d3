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
  const states = new Map<string, string>();

  async function stateOf(name: string): Promise<string> {
    const known = states.get(name);
    if (known !== undefined) return known;
    const state = await readState(name);
    states.set(name, state);
    return state;
  }

  async function readState(name: string): Promise<string> {
    if (name === 'pages') return hashOfValue([inventory.stateOf('page'), absentMark, await facts.site()]);
    if (name === 'articles') return hashOfValue([inventory.stateOf('article'), absentMark, await facts.sections()]);
    if (name === 'twins') {
      const twins = kindsWith('hasTwins').map((kind) => inventory.stateOf(kind.name));
      const terms = await Promise.all([undefined, ...inventory.languages].map((language) => facts.glossary(language)));
      return hashOfValue([twins, terms, absentMark, await facts.site()]);
    }
    const [kind = '', id = ''] = name.split(' ');
    if (kind === 'every') return hashOfValue([inventory.stateOf(id as PagedName), absentMark]);
    const row = inventory.find(kind === 'post' ? 'article' : (kind as PagedName), Number(id));
    return row ? versionOf(row) : gone;
  }

  async function read(key: string): Promise<string> {
    const [name, ...rest] = key.split(' ') as [FactName, ...string[]];
    const asked = rest.join(' ');
    const stateName = stateNameOf(name, asked);
    const known = before.hashes.get(key);
    if (stateName !== undefined) {
      const state = await stateOf(stateName);
      // A document that is gone cannot be requested, and another one may be at its address.
      if (state === gone) return hashOfValue(gone);
      if (known !== undefined && before.states.get(stateName) === state) return known;
    }
    return hashOfValue(withHashedParts(name, await askFor(facts, name, asked)));
  }

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
    /** Returns the current hash of a fact. Requests the fact only if the state from which it follows has changed. */
    async hashOf(key: string): Promise<string> {
      const known = hashes.get(key);
      if (known !== undefined) return known;
      const reading = read(key);
      hashes.set(key, reading);
      reading.then(
        (value) => hashes.set(key, value),
        () => hashes.delete(key),
      );
      return reading;
    },
    /** Returns the hashes and states to keep for the next publication. */
    known(): FactHashes {
      const settled = [...hashes].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      return { hashes: new Map(settled), states };
    },
  };
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

import { hash } from 'node:crypto';
import type { FactName, Facts } from './facts.ts';
import { versionOf } from './inventory.ts';
import type { PageFacts } from './pageFacts.ts';

/** What a publication knew: the hash of each fact that a page used, and the states that those facts follow from. */
export interface FactHashes {
  /** By the fact's key. */
  hashes: ReadonlyMap<string, string>;
  /** By the state's name. A fact whose state is the same is not asked for again. */
  states: ReadonlyMap<string, string>;
}

export const nothingKnown: FactHashes = { hashes: new Map(), states: new Map() };

/** Facts that note which of them were asked for. */
export interface Recording {
  facts: Facts;
  keys: Set<string>;
}

/** Notes what pages are made of, and tells what has changed since another publication. */
export interface Ledger {
  record(): Recording;
  /** The hash of a fact as it is now. Asks for it only where the state it follows from has changed. */
  hashOf(key: string): Promise<string>;
  /** What is to be kept of the facts that were hashed. */
  known(): FactHashes;
}

/** The key of a fact: its name, and what it was asked with. */
export function keyOf(name: FactName, ...asked: readonly (string | number)[]): string {
  return asked.length === 0 ? name : `${name} ${asked.join(' ')}`;
}

/** The state that a fact follows from; one without a state is asked for in every publication, in one call at most. */
function stateNameOf(name: FactName, asked: string): string | undefined {
  switch (name) {
    case 'page':
    case 'post':
      return `${name} ${asked}`;
    case 'pages':
    case 'contactForm':
    case 'case':
      return 'pages';
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

/** The state of a document that is not published. */
const gone = '';

export function openLedger({ absentMark, facts, inventory }: PageFacts, before: FactHashes): Ledger {
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
    const [kind, id] = name.split(' ');
    const row = inventory.find(kind === 'post' ? 'article' : 'page', Number(id));
    return row ? versionOf(row) : gone;
  }

  async function read(key: string): Promise<string> {
    const [name, ...rest] = key.split(' ') as [FactName, ...string[]];
    const asked = rest.join(' ');
    const stateName = stateNameOf(name, asked);
    const known = before.hashes.get(key);
    if (stateName !== undefined) {
      const state = await stateOf(stateName);
      // Another document may be at the address of one that is gone, of which there is nothing to ask.
      if (state === gone) return hashOfValue(gone);
      if (known !== undefined && before.states.get(stateName) === state) return known;
    }
    return hashOfValue(await askFor(facts, name, asked));
  }

  return {
    record() {
      const keys = new Set<string>();
      const noting = new Proxy(facts, {
        get(target, name: FactName) {
          return (...asked: (string | number)[]) => {
            keys.add(keyOf(name, ...asked));
            return Reflect.apply(target[name], target, asked);
          };
        },
      });
      return { facts: noting, keys };
    },
    async hashOf(key) {
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
    known() {
      const settled = [...hashes].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      return { hashes: new Map(settled), states };
    },
  };
}

/** The arguments of every fact are texts but for ids. */
function askFor(facts: Facts, name: FactName, asked: string): Promise<unknown> {
  const ask = facts[name] as (...asked: unknown[]) => Promise<unknown>;
  return ask(name === 'page' || name === 'post' || name === 'relatedArticles' ? Number(asked) : asked);
}

/** Bytes of a hash that are kept: what is compared are two answers to one question. */
const keptBytes = 12;

/** A map is an answer of its own, or none. */
function hashOfValue(value: unknown): string {
  // To look at each part of an answer would take as long as the rest.
  const text = JSON.stringify(value instanceof Map ? [...value] : value) ?? '';
  // Not cut from the whole one, which would be kept with it for each of 40,000 answers.
  return hash('sha1', text, 'buffer').toString('base64url', 0, keptBytes);
}

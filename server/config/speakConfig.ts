import type { SanitizedConfig } from 'payload';
import { say } from '../admin/say.ts';
import german from '../admin/words/config.de.json' with { type: 'json' };

/** Names under which a declaration says something. */
const spoken = new Set([
  'label',
  'singular',
  'plural',
  'description',
  'placeholder',
  'group',
  'title',
  'responseOnLimit',
  'displayFormat',
]);
/** What belongs to documents, and what nobody sees. Components say for themselves what they are given. */
const silent = new Set(['defaultValue', 'hooks', 'endpoints', 'access', 'custom', 'jsonSchema', 'clientProps']);

type Declaration = Record<string, unknown>;

/** Calls back for each text of a declaration that people read, at any depth. */
export function visitWords(
  declared: unknown,
  visit: (owner: Declaration, key: string, words: string) => void,
  seen = new Set<unknown>(),
): void {
  if (!isPlain(declared) || seen.has(declared)) return;
  seen.add(declared);
  for (const [key, value] of Object.entries(declared)) {
    if (typeof value === 'string' && spoken.has(key) && /\p{L}/u.test(value)) visit(declared, key, value);
    // Choices are tables of the code as well, which others read.
    if (key === 'options' && Array.isArray(value))
      declared[key] = value.map((one) => (isPlain(one) ? { ...one } : one));
    if (!silent.has(key)) visitWords(declared[key], visit, seen);
    // The name of a block, in the list of a page.
    else if (key === 'clientProps' && isPlain(value) && typeof value.kind === 'string')
      visit(value, 'kind', value.kind);
  }
}

const isPlain = (value: unknown): value is Declaration =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/**
 * Makes a configuration say its labels, help and groups in the language of whoever looks: each becomes a property that
 * is read anew. So no declaration knows of languages, and whoever reads one gets a text, as before.
 */
export function speakConfig(config: SanitizedConfig): SanitizedConfig {
  const speak = (owner: object, key: string, get: () => string) =>
    Object.defineProperty(owner, key, { enumerable: true, configurable: true, get });
  visitWords(spokenParts(config), (owner, key, words) => speak(owner, key, () => say(words)));
  // Beside a form, in the browser's zone, which the format names.
  speak(config.admin, 'dateFormat', () => say("d MMM yyyy, HH:mm 'UTC'x"));
  return config;
}

/** What people read of a configuration: forms and lists, the titles of our own pages, and that a file is too large. */
export const spokenParts = ({ admin, collections, globals, upload }: SanitizedConfig) => [
  ...[...collections, ...globals].filter((one) => one.admin?.hidden !== true),
  admin.components.views,
  upload,
];

type Sentences = { [name: string]: string | Sentences };

/** Payload's sentences that we say otherwise, in German where the catalogue has them; the others are Payload's own. */
export function inGerman(sentences: Sentences): Sentences {
  const said = Object.entries(sentences).map(([name, one]) => [
    name,
    typeof one === 'string' ? Reflect.get(german, one) : inGerman(one),
  ]);
  return Object.fromEntries(said.filter(([, one]) => one !== undefined));
}

import type { Find } from '../../texts/html/elements.ts';

/** Finds marks in a text. Asked from front to back, it searches the text once for each mark. */
class Occurrences {
  readonly #text: string;
  readonly #next = new Map<string, number>();

  /** Ignores case. */
  constructor(text: string) {
    this.#text = text.toLowerCase();
  }

  /** Returns the first position of a mark at or after `from`; undefined if there is none. */
  at(mark: string, from: number): number | undefined {
    let next = this.#next.get(mark) ?? -1;
    if (next < from) {
      const found = this.#text.indexOf(mark, from);
      next = found < 0 ? Number.POSITIVE_INFINITY : found;
      this.#next.set(mark, next);
    }
    return Number.isFinite(next) ? next : undefined;
  }
}

/** Elements that contain code, in which brackets are just brackets. */
const rawElements = ['pre', 'code', 'script', 'style', 'textarea'];

/**
 * Shortcodes of WordPress and of well-known plugins that need no attributes. Any other lone word in brackets is text, as
 * in [sic] or [co-founder].
 */
const knownAlone = new Set(['gallery', 'playlist', 'archives', 'sitemap', 'toc', 'polldaddy', 'contact', 'form']);
const ofPlugins =
  /^(?:vc|et_pb|fusion|av|cs|tdc|ux|kc|wpforms|woocommerce|gravityforms?|contact-form-7|ninja_forms?|elementor-template|rev_slider)(?:_|$)/;

/** A word in brackets that may be a shortcode: in small letters, as shortcodes are. */
const doubtful = /^\[[a-z][a-z0-9_-]*\]$/;

/** Attributes that hold words for readers. */
const titles = ['title', 'heading'];

/** What page builders store as it is for the browser, packed so that the editor leaves it alone. */
const packed = /^[\w+/=\s-]{16,}$/;

interface Replacement {
  /** Position of the first character after that part. */
  end: number;
  by: string;
}

/**
 * Returns the HTML of a text with its shortcodes expanded: captions, galleries, embedded addresses and code. Those that
 * only a plugin understands are left out and reported to `find`; what is between two of them stays, and so does their
 * title.
 */
export function expandShortcodes(text: string, find: Find): string {
  const places = new Occurrences(text);
  const removed = new Set<string>();
  const parts: string[] = [];
  let copied = 0;
  let at = places.at('[', 0);
  let markup = places.at('<', 0);
  while (at !== undefined) {
    if (markup !== undefined && markup < at) {
      const end = endOfMarkup(text, markup, places);
      at = places.at('[', end);
      markup = places.at('<', end);
      continue;
    }
    const replacement = readReplacement(text, at, places, removed, find);
    if (replacement) {
      parts.push(text.slice(copied, at), replacement.by);
      copied = replacement.end;
    }
    const next = replacement?.end ?? at + 1;
    at = places.at('[', next);
    markup = places.at('<', next);
  }
  parts.push(text.slice(copied));
  return parts.join('');
}

/**
 * Returns what replaces the bracket at `at`; undefined if it is just a bracket. `removed`: names whose opening
 * shortcode was removed.
 */
function readReplacement(
  text: string,
  at: number,
  places: Occurrences,
  removed: Set<string>,
  find: Find,
): Replacement | undefined {
  if (text[at + 1] === '[') return escapedAt(text, at);
  if (text[at + 1] === '/') {
    const end = places.at(']', at);
    const isRemoved = end !== undefined && end - at < 50 && removed.has(text.slice(at + 2, end).toLowerCase());
    return isRemoved ? { end: end + 1, by: /[[\r\n]/.test(text[end + 1] ?? '\n') ? '\n\n' : '' } : undefined;
  }
  const shortcode = parseShortcode(text, at);
  if (!shortcode) return undefined;
  const { attributes, name, typed } = shortcode;
  const end = at + typed.length;
  const closing = typed.endsWith('/]') ? undefined : places.at(`[/${name}]`, end);
  const html = htmlOfShortcode(shortcode, closing === undefined ? '' : text.slice(end, closing));
  if (html !== undefined)
    return { end: closing === undefined ? end : closing + name.length + 3, by: `\n\n${html}\n\n` };
  const isMeant = closing !== undefined || typed.endsWith('/]') || /[\w-]\s?=/.test(typed);
  if (!isMeant && !knownAlone.has(name) && !ofPlugins.test(name)) {
    if (doubtful.test(typed) && name !== 'sic') find('bracket', typed);
    return undefined;
  }
  find('shortcode', typed);
  const inner = closing === undefined ? '' : text.slice(end, closing);
  if (closing !== undefined && packed.test(inner) && !inner.trim().includes(' ')) {
    const html = name.includes('js') ? undefined : unpacked(inner);
    if (html === undefined) find('shortcode', `[${name}] held packed code, which was left out`);
    else find('text', `HTML that was packed into [${name}] is part of the text`);
    return { end: closing + name.length + 3, by: html === undefined ? '' : `\n\n${html}\n\n` };
  }
  removed.add(name);
  const isApart = at === 0 || /[\]\r\n>]/.test(text[at - 1] ?? '');
  const title = titles.map((one) => attributes.get(one)).find(Boolean);
  const shown = title && closing !== undefined ? `<p><strong>${title}</strong></p>` : '';
  return { end, by: isApart || shown ? `\n\n${shown}${shown ? '\n\n' : ''}` : '' };
}

/** Unpacks what is percent-encoded within base64, as page builders pack HTML; undefined if it is something else. */
function unpacked(inner: string): string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const text = decoder.decode(Buffer.from(inner, 'base64'));
    const html = /%[\da-f]{2}/i.test(text) ? decodeURIComponent(text) : text;
    return /\p{Cc}/u.test(html.replace(/\s/g, '')) ? undefined : html;
  } catch {
    // Not base64 of text: pictures, fonts, settings.
    return undefined;
  }
}

/** `[[gallery]]` shows the words `[gallery]`. */
function escapedAt(text: string, at: number): Replacement | undefined {
  const typed = parseShortcode(text, at + 1)?.typed;
  if (!typed || text[at + 1 + typed.length] !== ']') return undefined;
  return { end: at + 2 + typed.length, by: typed };
}

function endOfMarkup(text: string, start: number, places: Occurrences): number {
  const behind = (mark: string) => {
    const found = places.at(mark, start);
    return found === undefined ? start + 1 : found + mark.length;
  };
  if (text.startsWith('<!--', start)) return behind('-->');
  const raw = rawElements.find((name) => isTag(text, start, name));
  return behind(raw ? `</${raw}` : '>');
}

function isTag(text: string, start: number, name: string): boolean {
  const end = start + 1 + name.length;
  return text.slice(start + 1, end).toLowerCase() === name && /[\s>]/.test(text[end] ?? '');
}

const codeNames = new Set(['code', 'sourcecode', 'highlight', 'php', 'css', 'html', 'js', 'python', 'bash', 'sql']);
const mediaSources = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'mp4', 'm4v', 'webm', 'ogv', 'flv'];
const embedNames = new Set(['embed', 'youtube', 'vimeo', 'tweet', 'soundcloud', 'instagram', 'googlemaps']);

/** Returns the HTML that a shortcode of WordPress itself means; undefined for those of plugins. */
function htmlOfShortcode(shortcode: Shortcode, inner: string): string | undefined {
  const { attributes, name } = shortcode;
  if (name === 'caption' || name === 'wp_caption') return figureOf(inner, attributes.get('caption'));
  if (name === 'gallery') {
    const ids = attributes.get('ids') ?? attributes.get('include');
    return `<div data-attachments="${ids === undefined ? 'children' : escaped(ids)}"></div>`;
  }
  if (name === 'audio' || name === 'video') {
    const source = [...mediaSources, '0'].map((one) => attributes.get(one)).find(Boolean);
    return source ? linkTo(source) : undefined;
  }
  if (embedNames.has(name)) {
    const address = [inner.trim(), ...attributes.values()].map((one) => one.replace(/^=/, '')).find(isAddress);
    return address ? linkTo(address) : undefined;
  }
  if (codeNames.has(name) && inner) {
    const language =
      attributes.get('language') ?? attributes.get('lang') ?? (/^(?:code|sourcecode)$/.test(name) ? '' : name);
    const code = inner.replace(/^\r?\n/, '').replaceAll('<', '&lt;');
    return `<pre><code${/^[\w+#-]+$/.test(language) ? ` class="language-${language}"` : ''}>${code}</code></pre>`;
  }
  return undefined;
}

/** A picture with its caption: `[caption]<a><img></a> The caption[/caption]`. */
function figureOf(inner: string, attribute: string | undefined): string {
  const picture = inner.search(/<img\b/i);
  const end = picture < 0 ? -1 : inner.indexOf('>', picture);
  const linked =
    end >= 0 &&
    inner
      .slice(end + 1)
      .trimStart()
      .toLowerCase()
      .startsWith('</a>');
  const split = linked ? inner.toLowerCase().indexOf('</a>', end) + 4 : end + 1;
  const caption = attribute ?? inner.slice(split).trim();
  return `<figure>${inner.slice(0, split)}<figcaption>${caption}</figcaption></figure>`;
}

function linkTo(address: string): string {
  return `<p><a href="${escaped(address)}">${escaped(address)}</a></p>`;
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A shortcode as it is in a text: `[gallery ids="1,2"]`. */
interface Shortcode {
  name: string;
  /** By name, or by position for values without a name. */
  attributes: ReadonlyMap<string, string>;
  /** As it was typed, with its brackets. */
  typed: string;
}

const opening = /\[([A-Za-z][\w-]{0,40})(?=[\s\]/=])/y;

/** Longest shortcode, in characters. Anything longer is text in brackets. */
const maxLength = 2_000;

/** Parses the shortcode that begins at a position of the text; undefined if there is none. */
function parseShortcode(text: string, start: number): Shortcode | undefined {
  opening.lastIndex = start;
  const name = opening.exec(text)?.[1];
  if (name === undefined) return undefined;
  const from = start + 1 + name.length;
  const end = endOf(text, from, start + maxLength);
  if (end === undefined) return undefined;
  const attributes = attributesOf(text.slice(from, end));
  return { name: name.toLowerCase(), attributes, typed: text.slice(start, end + 1) };
}

/** Returns the position of the closing bracket. Brackets within quotation marks do not count. */
function endOf(text: string, from: number, last: number): number | undefined {
  let quote = '';
  for (let at = from; at < Math.min(text.length, last); at += 1) {
    const character = text[at] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === ']') return at;
    else if (character === '[') return undefined;
  }
  return undefined;
}

const attribute = /([\w-]+)\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|([^\s"']+)/g;

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name, double, single, plain, quoted, bare] of text.matchAll(attribute)) {
    const value = double ?? single ?? plain ?? quoted ?? bare ?? '';
    found.set(name?.toLowerCase() ?? String(found.size), value);
  }
  return found;
}

import type { Find } from './Finding.ts';
import { htmlOfShortcode } from './htmlOfShortcode.ts';
import { parseShortcode } from './parseShortcode.ts';

/** Elements whose contents are code: brackets in them are brackets. */
const rawElements = ['pre', 'code', 'script', 'style', 'textarea'];

/**
 * The HTML of a text with its shortcodes written out: captions, galleries, embedded addresses and code. Those that
 * only a plugin understands are left out and found, and what stands between two of them stays.
 */
export function expandShortcodes(text: string, find: Find): string {
  const parts: string[] = [];
  const removed = new Set<string>();
  const lastClosing = new Map<string, number>();
  let at = 0;
  let copied = 0;
  /** Puts the text up to here, then something else, and goes on behind what was typed. */
  const replace = (from: number, to: number, by: string) => {
    parts.push(text.slice(copied, from), by);
    copied = to;
    at = to;
  };
  while (at < text.length) {
    const next = nextOf(text, at);
    if (next === undefined) break;
    at = next;
    if (text[at] === '<') {
      at = endOfMarkup(text, at);
      continue;
    }
    if (text[at + 1] === '[' && parseShortcode(text, at + 1)) {
      const escaped = parseShortcode(text, at + 1);
      const end = at + 1 + (escaped?.typed.length ?? 0);
      if (escaped && text[end] === ']') replace(at, end + 1, escaped.typed);
      else at += 1;
      continue;
    }
    if (text[at + 1] === '/') {
      const end = text.indexOf(']', at);
      const name = end < 0 ? '' : text.slice(at + 2, end).toLowerCase();
      if (removed.has(name)) replace(at, end + 1, '');
      else at += 1;
      continue;
    }
    const shortcode = parseShortcode(text, at);
    if (!shortcode) {
      at += 1;
      continue;
    }
    const { name, typed } = shortcode;
    if (!lastClosing.has(name)) lastClosing.set(name, text.toLowerCase().lastIndexOf(`[/${name}]`));
    const end = at + typed.length;
    const isEnclosing = (lastClosing.get(name) ?? -1) >= end && !typed.endsWith('/]');
    const closing = isEnclosing ? text.toLowerCase().indexOf(`[/${name}]`, end) : -1;
    const html = htmlOfShortcode(shortcode, closing < 0 ? '' : text.slice(end, closing));
    if (html !== undefined) replace(at, closing < 0 ? end : closing + name.length + 3, `\n\n${html}\n\n`);
    else if (isEnclosing || /[=_-]/.test(typed) || knownAlone.has(name)) {
      find('shortcode', typed.length > 200 ? `${typed.slice(0, 200)}…` : typed);
      removed.add(name);
      replace(at, end, '');
    } else at += 1;
  }
  parts.push(text.slice(copied));
  return parts.join('');
}

/** Shortcodes of well-known plugins that need no attribute. What else stands in brackets alone is text, as in [sic]. */
const knownAlone = new Set(['gallery', 'playlist', 'archives', 'sitemap', 'toc', 'polldaddy', 'contact', 'form']);

function nextOf(text: string, from: number): number | undefined {
  const [bracket, markup] = [text.indexOf('[', from), text.indexOf('<', from)];
  if (bracket < 0) return undefined;
  return markup < 0 ? bracket : Math.min(bracket, markup);
}

function endOfMarkup(text: string, start: number): number {
  if (text.startsWith('<!--', start)) return after(text, '-->', start);
  const raw = rawElements.find((name) => isTag(text, start, name));
  return raw ? after(text, `</${raw}`, start) : after(text, '>', start);
}

function isTag(text: string, start: number, name: string): boolean {
  const end = start + 1 + name.length;
  return text.slice(start + 1, end).toLowerCase() === name && /[\s>]/.test(text[end] ?? '');
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? from + 1 : found + mark.length;
}

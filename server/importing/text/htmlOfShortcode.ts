import type { Shortcode } from './parseShortcode.ts';

const codeNames = new Set(['code', 'sourcecode', 'highlight', 'php', 'css', 'html', 'js', 'python', 'bash', 'sql']);
const mediaSources = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'mp4', 'm4v', 'webm', 'ogv', 'flv'];
const embedNames = new Set(['embed', 'youtube', 'vimeo', 'tweet', 'soundcloud', 'instagram', 'googlemaps']);

/** Returns the HTML that a shortcode of WordPress itself means; undefined for those of plugins. */
export function htmlOfShortcode(shortcode: Shortcode, inner: string): string | undefined {
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

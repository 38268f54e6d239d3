import morphdom from 'morphdom';

/** The styles of the page that is shown. Its policy allows no style elements that were not there at first. */
const styles = new CSSStyleSheet();
const styleTag = /<style\b[^<>]*>|<\/style>/;

/**
 * Replaces the page by another version from the same address, and leaves unchanged parts alone. `parse` turns markup
 * into a document; it is given no styles, because the policy would report them.
 */
export function showPage(html: string, parse: (markup: string) => Document): void {
  // Alternately markup and the contents of styles.
  const parts = html.split(styleTag);
  const page = parse(parts.filter((_, index) => index % 2 === 0).join(''));
  styles.replaceSync(parts.filter((_, index) => index % 2 === 1).join('\n'));
  if (!document.adoptedStyleSheets.includes(styles)) document.adoptedStyleSheets.push(styles);
  document.title = page.title;
  morphdom(document.body, page.body, {
    onBeforeNodeDiscarded: (node) => !(node instanceof HTMLStyleElement),
    onBeforeElUpdated(shown, next) {
      if (shown.isEqualNode(next)) return false;
      if (shown instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) next.open = shown.open;
      if (shown.localName !== 'astro-island') return true;
      // React owns an island that is awake: it stays while its props do not change, otherwise it is replaced and wakes
      // again.
      if (shown.getAttribute('props') !== next.getAttribute('props'))
        shown.replaceWith(document.importNode(next, true));
      return false;
    },
  });
}

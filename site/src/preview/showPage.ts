import morphdom from 'morphdom';

/** The styles of the page that is shown; its policy lets in no element that was not there at first. */
const styles = new CSSStyleSheet();
const styleTag = /<style\b[^<>]*>|<\/style>/;

/**
 * Puts a page where another one of the same address is, and leaves alone what is the same in both. `parse` turns
 * markup into a document; it is given no styles, which the policy would have it report.
 */
export function showPage(html: string, parse: (markup: string) => Document): void {
  // Markup, what is in a style, markup, and so on.
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
      // What has woken belongs to React: it stays while its props do, and else wakes anew.
      if (shown.getAttribute('props') !== next.getAttribute('props'))
        shown.replaceWith(document.importNode(next, true));
      return false;
    },
  });
}

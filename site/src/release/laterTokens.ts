/**
 * The start of the rule with the values that all pages share, as the build writes it: one rule in a layer of its own.
 */
const opening = '@layer tokens{:root{';

/** Returns the values, each with its name: `--space-4:.25rem`. */
function findTokens(css: string): string[] {
  const start = css.indexOf(opening);
  if (start < 0) return [];
  return css.slice(start + opening.length, css.indexOf('}', start)).split(';');
}

/**
 * Returns the shared values that the first view does not use, as a rule for the file of later styles; empty if there
 * are none. `first`: styles of the first view; `asked`: names that the page itself uses. Values overridden for a width,
 * a ground or an owner's design stay, because the later rule would win.
 */
export function laterTokensOf(first: string, asked: ReadonlySet<string>): string {
  const later = findUnasked(first).filter(({ name }) => !asked.has(name));
  return later.length > 0 ? `${opening}${later.map(({ token }) => token).join(';')}}}` : '';
}

/** Returns the values that these styles define once and do not use. */
function findUnasked(styles: string): { name: string; token: string }[] {
  const asked = findAskedNames(styles);
  return findTokens(styles).flatMap((token) => {
    const name = token.slice(0, token.indexOf(':'));
    const isSaidOnce = styles.split(`${name}:`).length === 2;
    return name.startsWith('--') && isSaidOnce && !asked.has(name) ? [{ name, token }] : [];
  });
}

const asking = /var\((--[\w-]+)/g;

export function findAskedNames(text: string): Set<string> {
  return new Set([...text.matchAll(asking)].map(([, name = '']) => name));
}

/** Returns the styles without the values that are loaded later. */
export function withoutTokens(css: string, later: string): string {
  const all = findTokens(css);
  const gone = new Set(findTokens(later));
  return css.replace(opening + all.join(';'), () => opening + all.filter((token) => !gone.has(token)).join(';'));
}

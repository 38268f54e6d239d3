/** Where the values stand that all pages share, as the build writes them: one rule, in a layer of its own. */
const opening = '@layer tokens{:root{';

/** The values, each with its name: `--space-4:.25rem`. */
function tokensIn(css: string): string[] {
  const start = css.indexOf(opening);
  if (start < 0) return [];
  return css.slice(start + opening.length, css.indexOf('}', start)).split(';');
}

/**
 * What nothing in the first view asks for of the values that all pages share, as a rule for the file of later styles;
 * empty where there is none. `first`: styles of the first view; `asked`: names that the page asks for itself. What a
 * width, a ground or a house says otherwise stays, since what stands later would win.
 */
export function laterTokensOf(first: string, asked: ReadonlySet<string>): string {
  const later = unaskedIn(first).filter(({ name }) => !asked.has(name));
  return later.length > 0 ? `${opening}${later.map(({ token }) => token).join(';')}}}` : '';
}

/** The values that these styles say once and do not ask for. */
function unaskedIn(styles: string): { name: string; token: string }[] {
  const asked = namesAskedIn(styles);
  return tokensIn(styles).flatMap((token) => {
    const name = token.slice(0, token.indexOf(':'));
    const isSaidOnce = styles.split(`${name}:`).length === 2;
    return name.startsWith('--') && isSaidOnce && !asked.has(name) ? [{ name, token }] : [];
  });
}

const asking = /var\((--[\w-]+)/g;

/** Names of the values that a text asks for. */
export function namesAskedIn(text: string): Set<string> {
  return new Set([...text.matchAll(asking)].map(([, name = '']) => name));
}

/** Styles without the values that come later. */
export function withoutTokens(css: string, later: string): string {
  const all = tokensIn(css);
  const gone = new Set(tokensIn(later));
  return css.replace(opening + all.join(';'), () => opening + all.filter((token) => !gone.has(token)).join(';'));
}

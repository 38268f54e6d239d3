import { createStylePicker } from './usedStyles.ts';

const styleElement = /(<style[^>]*>)([\s\S]*?)<\/style>/g;
const classAttribute = /\sclass="([^"]*)"/g;
/** Class names of CSS modules, as they stand in our scripts. */
const moduleClass = /_[\w-]+_[a-z0-9]{5}_\d+/g;

/** Class names that scripts may give to elements. */
export function classesInScript(script: string): string[] {
  return script.match(moduleClass) ?? [];
}

/**
 * Takes the styles out of a page that nothing on it can use. A page without a script needs only those of its own
 * elements; one with a script also those that any script of the site names.
 */
export function createPageSlimmer(scriptClasses: ReadonlySet<string>): (html: string) => string {
  const pick = createStylePicker();
  return (html) => {
    const own = new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(/\s+/)));
    const hasScript = /<script\b(?![^>]*type="application\/(?:ld\+)?json")/.test(html);
    const isUsed = (name: string) => own.has(name) || (hasScript && scriptClasses.has(name));
    return html.replace(styleElement, (_, opening: string, css: string) => `${opening}${pick(css, isUsed)}</style>`);
  };
}

import { inlineElements, isRunScript } from './inlineElements.ts';
import { createStylePicker } from './usedStyles.ts';

const classAttribute = /\sclass="([^"]*)"/g;
/** How class names of CSS modules end: `_card_1a2b3_4`. */
const moduleClass = /_[a-z0-9]{5}_\d+$/;

/** Class names that scripts may give to elements. */
export function classesInScript(script: string): string[] {
  const words = script.match(/[\w-]+/g) ?? [];
  // Letters may stand right before a name: those of `\\n`.
  return words.filter((word) => moduleClass.test(word)).map((word) => word.slice(word.indexOf('_')));
}

/**
 * Takes the styles out of a page that nothing on it can use. A page without a script needs only those of its own
 * elements; one with a script also those that any script of the site names.
 */
export function createPageSlimmer(scriptClasses: ReadonlySet<string>): (html: string) => string {
  const pick = createStylePicker();
  return (html) => {
    const own = new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(/\s+/)));
    const elements = inlineElements(html);
    const hasScript = elements.some((one) => one.name === 'script' && isRunScript(one));
    const isUsed = (name: string) => own.has(name) || (hasScript && scriptClasses.has(name));
    let slim = '';
    let end = 0;
    for (const { name, content, contentStart } of elements) {
      if (name !== 'style') continue;
      slim += html.slice(end, contentStart) + pick(content, isUsed);
      end = contentStart + content.length;
    }
    return slim + html.slice(end);
  };
}

import { type InlineElement, inlineElements, isRunScript } from './inlineElements.ts';
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

/** A page with what stands inline in it. */
export interface SlimPage {
  html: string;
  elements: Omit<InlineElement, 'contentStart'>[];
}

/**
 * Takes the styles out of a page that nothing on it can use. A page without a script needs only those of its own
 * elements; one with a script also those that any script of the site names.
 */
export function createPageSlimmer(scriptClasses: ReadonlySet<string>): (html: string) => SlimPage {
  const pick = createStylePicker();
  return (html) => {
    const own = new Set<string>();
    for (const [, names = ''] of html.matchAll(classAttribute)) for (const name of names.split(' ')) own.add(name);
    const elements = inlineElements(html);
    const hasScript = elements.some((one) => one.name === 'script' && isRunScript(one));
    const isUsed = (name: string) => own.has(name) || (hasScript && scriptClasses.has(name));
    let slim = '';
    let end = 0;
    const left = elements.map(({ attributes, content, contentStart, name }) => {
      if (name !== 'style') return { attributes, content, name };
      const used = pick(content, isUsed);
      slim += html.slice(end, contentStart) + used;
      end = contentStart + content.length;
      return { attributes, content: used, name };
    });
    return { html: slim + html.slice(end), elements: left };
  };
}

import { type InlinedFiles, type InlineElement, inlineElements, isRunScript } from './inlineElements.ts';
import { moduleClass } from './shortClassNames.ts';
import { createStylePicker } from './usedStyles.ts';

const classAttribute = /\sclass="([^"]*)"/g;

/** Class names that scripts may give to elements. */
export function classesInScript(script: string): string[] {
  const words = script.match(/[\w-]+/g) ?? [];
  // Letters may stand right before a name: those of `\\n`.
  return words.map((word) => word.slice(word.indexOf('_'))).filter((word) => moduleClass.test(word));
}

/** A page with what stands inline in it. */
export interface SlimPage {
  html: string;
  elements: Pick<InlineElement, 'name' | 'attributes' | 'content'>[];
}

/**
 * Puts the files into a page that it is to hold itself, and of its styles only those that something on it can use. A
 * page without a script needs only those of its own elements; one with a script also those that any script of the site
 * names.
 */
export function createPageSlimmer(scriptClasses: ReadonlySet<string>, files: InlinedFiles): (html: string) => SlimPage {
  const pick = createStylePicker();
  return (html) => {
    const own = new Set<string>();
    for (const [, names = ''] of html.matchAll(classAttribute)) for (const name of names.split(' ')) own.add(name);
    const found = inlineElements(html, files);
    const hasScript = found.some((one) => one.name === 'script' && isRunScript(one));
    const isUsed = (name: string) => own.has(name) || (hasScript && scriptClasses.has(name));
    const elements: InlineElement[] = [];
    for (const one of found) {
      const element = one.name === 'style' ? { ...one, content: pick(one.content, isUsed) } : one;
      const last = elements.at(-1);
      if (last && isContinued(last, element)) {
        last.content += element.content;
        last.end = element.end;
      } else elements.push(element);
    }
    const pieces: string[] = [];
    let end = 0;
    for (const one of elements) {
      pieces.push(html.slice(end, one.start), `<${one.name}${one.attributes}>`, one.content, `</${one.name}>`);
      end = one.end;
    }
    pieces.push(html.slice(end));
    return { html: pieces.join(''), elements };
  };
}

/** Style sheets that stand side by side are one in the page, and one hash in its policy. */
function isContinued(last: InlineElement, next: InlineElement): boolean {
  return (
    last.name === 'style' && next.name === 'style' && last.end === next.start && !last.attributes && !next.attributes
  );
}

import { basename, dirname, join } from 'node:path';
import { bundle } from 'lightningcss';
import { repositoryRoot } from '../repositoryRoot.ts';

declare global {
  /** The style sheets of the website that the admin has loaded, by the names of their files. */
  var websiteStyles: Map<string, string> | undefined;
}

const root = repositoryRoot();

/** An import of a style sheet of the website. */
const imported = /import (?:(\w+) from )?'((?:\.|@frontage\/)[^']+\.css)';/g;

/** Controls of `own/` were tried for the website's bundler: what that takes, this one may refuse. */
const ownControls = /import \{ own as (\w+) \} from '[^']*registry\/questionControls\.ts';/;

/**
 * A loader for components of the website that the admin shows: keeps the style sheets that they import as texts, for
 * shadow roots, so that they reach nothing else of the admin. Classes are named as looks name them, `Button-small`, and
 * layers are those of the website.
 */
export default function keepStyles(this: { resourcePath: string }, source: string): string {
  const { resourcePath } = this;
  const isOfAdmin = resourcePath.startsWith(join(root, 'server'));
  return source
    .replace(ownControls, 'const $1 = {};')
    .replace(imported, (whole, styles: string | undefined, address: string) => {
      if (isOfAdmin && address.endsWith('.module.css')) return whole;
      const isPackage = address.startsWith('@frontage/');
      const file = isPackage ? join(root, address.slice('@frontage/'.length)) : join(dirname(resourcePath), address);
      const { classes, css, name } = read(file);
      const kept = `(globalThis.websiteStyles ??= new Map()).set(${JSON.stringify(name)}, ${JSON.stringify(css)});`;
      return styles ? `const ${styles} = ${JSON.stringify(classes)}; ${kept}` : kept;
    });
}

function read(filename: string) {
  const name = basename(filename).split('.')[0] ?? '';
  const isModule = filename.endsWith('.module.css');
  const pattern = isModule ? { cssModules: { pattern: `${name}-[local]` } } : {};
  const { code, exports } = bundle({ filename, minify: true, ...pattern });
  // Its root has letters of 16 px, that of the admin smaller ones.
  const text = code.toString().replace(/[\d.]{1,12}rem\b/g, (size) => `${Number.parseFloat(size) * 16}px`);
  const layer = filename.includes('/design/') ? 'kit' : 'blocks';
  const css = isModule && !text.includes('@layer') ? `@layer ${layer}{${text}}` : text;
  const classes = Object.entries(exports ?? {}).map(([local, one]) => [
    local,
    [one, ...one.composes].map((part) => part.name).join(' '),
  ]);
  return { name, css, classes: Object.fromEntries(classes) };
}

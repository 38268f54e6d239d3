import postcss, { AtRule, type Declaration, type Node, type Rule } from 'postcss';

/** Properties that SVG also accepts as attributes, with the same values as in a style sheet. */
const attributes = new Set([
  'display',
  'fill',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-width',
  'vector-effect',
]);

/** The attributes equivalent to each class, in the order of the style sheets; later ones win. */
export type DrawnMarks = ReadonlyMap<string, readonly { place: number; name: string; value: string }[]>;

/**
 * Returns the classes that can be replaced by attributes of SVG: all rules of such a class select only that class,
 * wherever it is used and on any screen.
 */
export function findDrawnMarks(sheets: readonly string[]): DrawnMarks {
  const marks = new Map<string, { place: number; name: string; value: string }[]>();
  const others = new Set<string>();
  let place = 0;
  for (const sheet of sheets)
    postcss.parse(sheet).walkRules((rule) => {
      const classes = rule.selectors.map((selector) => /^\.([\w-]+)$/.exec(selector)?.[1]);
      const said = declarationsOf(rule);
      for (const [index, selector] of rule.selectors.entries()) {
        const own = classes[index];
        if (own === undefined || said === undefined || !holdsAlways(rule)) {
          for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) others.add(name);
          continue;
        }
        const known = marks.get(own) ?? [];
        marks.set(own, known);
        for (const { prop, value } of said) known.push({ place: place++, name: prop, value });
      }
    });
  for (const name of others) marks.delete(name);
  return marks;
}

/** Undefined if one of the declarations is not possible as an attribute. */
function declarationsOf(rule: Rule): Declaration[] | undefined {
  const all = rule.nodes.filter((node) => node.type === 'decl');
  return all.length === rule.nodes.length && all.every(({ prop }) => attributes.has(prop)) ? all : undefined;
}

function holdsAlways({ parent }: Rule): boolean {
  for (let around: Node | undefined = parent; around; around = around.parent)
    if (around.type !== 'root' && !(around instanceof AtRule && around.name === 'layer')) return false;
  return true;
}

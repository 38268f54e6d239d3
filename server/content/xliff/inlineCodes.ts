import type { PhrasingContent } from 'mdast';
import { type Mark, phrasingOf, type Run, settled } from '../../texts/runs.ts';

/** A part of a source or a target in XLIFF: words, or an inline code that spans words, or stands among them. */
export type Piece = string | { open: string } | { close: string } | { code: string };

/** The marks and links of words, and what is among them and no words, by the number of their codes. */
type Codes = ReadonlyMap<string, PhrasingContent>;

function codesOf(words: readonly PhrasingContent[], found = new Map<string, PhrasingContent>()): Codes {
  for (const node of words) {
    if (node.type === 'text') continue;
    found.set(String(found.size + 1), node);
    if ('children' in node) codesOf(node.children, found);
  }
  return found;
}

const types: Partial<Record<PhrasingContent['type'], Record<string, string>>> = {
  strong: { type: 'fmt', subType: 'xlf:b' },
  emphasis: { type: 'fmt', subType: 'xlf:i' },
  break: { type: 'fmt', subType: 'xlf:lb' },
  link: { type: 'link' },
};

/** What a node is in Markdown, before its words and after them. Translators' programs show it. */
function marksOf(node: PhrasingContent): [string, string] {
  if (node.type === 'strong') return ['**', '**'];
  if (node.type === 'emphasis') return ['*', '*'];
  if (node.type === 'link') return ['[', `](${node.url})`];
  if (node.type === 'break') return ['\\', ''];
  if (node.type === 'footnoteReference') return [`[^${node.label}]`, ''];
  return ['value' in node ? `\`${node.value}\`` : node.type, ''];
}

/** Writes words as a `source` of XLIFF 2, and what its codes stand for. */
export function writeInline(words: readonly PhrasingContent[]): { source: string; originalData: string } {
  const codes = codesOf(words);
  const idOf = new Map([...codes].map(([id, node]) => [node, id]));
  const write = (node: PhrasingContent): string => {
    if (node.type === 'text') return escapeXml(node.value);
    const id = idOf.get(node) ?? '';
    const more = types[node.type] ?? {};
    if (!('children' in node)) return element('ph', { id, dataRef: `d${id}`, ...more });
    const data = { dataRefStart: `d${id}`, dataRefEnd: `e${id}` };
    return element('pc', { id, ...data, ...more }, node.children.map(write).join(''));
  };
  const data = [...codes].flatMap(([id, node]) => {
    const [before, after] = marksOf(node);
    const start = element('data', { id: `d${id}` }, escapeXml(before));
    return 'children' in node ? [start, element('data', { id: `e${id}` }, escapeXml(after))] : [start];
  });
  return {
    source: words.map(write).join(''),
    originalData: data.length > 0 ? element('originalData', {}, data.join('')) : '',
  };
}

export function plainWordsOf(pieces: readonly Piece[]): string {
  return pieces.filter((one) => typeof one === 'string').join('');
}

/**
 * Reads a target with the marks and links of its source; undefined where its codes are not those of the source, each
 * once, and each opened before it is closed.
 */
export function readInline(
  pieces: readonly Piece[],
  source: readonly PhrasingContent[],
): PhrasingContent[] | undefined {
  const codes = codesOf(source);
  const left = new Set(codes.keys());
  const open: string[] = [];
  const runs: Run[] = [];
  const around = () => {
    const nodes = open.flatMap((id) => codes.get(id) ?? []);
    const marks = nodes.flatMap(({ type }): Mark[] => (type === 'emphasis' || type === 'strong' ? [type] : []));
    return { marks, address: nodes.flatMap((one) => (one.type === 'link' ? one.url : [])).at(-1) };
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') runs.push({ ...around(), kind: 'words', value: piece });
    else if ('close' in piece) {
      const place = open.lastIndexOf(piece.close);
      if (place < 0) return undefined;
      open.splice(place, 1);
    } else {
      const id = 'open' in piece ? piece.open : piece.code;
      const node = codes.get(id);
      if (!node || !left.delete(id) || 'children' in node !== 'open' in piece) return undefined;
      if ('open' in piece) open.push(id);
      else runs.push({ ...around(), ...runOf(node) });
    }
  }
  return left.size === 0 && open.length === 0 ? phrasingOf(settled(runs)) : undefined;
}

function runOf(node: PhrasingContent): Pick<Run, 'kind' | 'value'> {
  if (node.type === 'break') return { kind: 'break', value: '' };
  if (node.type === 'footnoteReference') return { kind: 'footnote', value: node.label ?? node.identifier };
  return { kind: 'code', value: 'value' in node ? node.value : '' };
}

/** Escapes text for an element or an attribute. Characters that XML does not have are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element with attributes that are escaped here, and contents that already are XML. */
export function element(name: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return content === '' ? `<${name}${all.join('')}/>` : `<${name}${all.join('')}>${content}</${name}>`;
}

import { parseMarkdown } from '@frontage/blocks/text/parseMarkdown.ts';
import type { TextNode } from '@frontage/blocks/text/tree.ts';
import { pictureAt } from '@frontage/contract/primitives/pictureInText.ts';
import type { Named } from '@frontage/kinds/kinds.ts';
import type { FlattenedField } from 'payload';
import { isRunningText } from '../fields/isRunningText.ts';
import { type PlacedValue, valuesIn } from '../fields/valuesIn.ts';
import { readLink, type Wanted } from '../targets/target.ts';
import { idIn } from './idOf.ts';

/** A way in which one document can refer to another. */
export type Sought =
  /** A relation of its form, for example to a picture, or a picture within a text. */
  | { kind: 'relation'; collection: string; id: number }
  /** The name of a document, or of a form, in a block. */
  | { kind: 'name'; named: Named | 'form'; name: string }
  /** A link to a path of the site, typed as an address or within a text: empty for one to a part of the same page. */
  | { kind: 'link'; path: string; anchor?: string | undefined };

/** A reference at its place: `at` leads to its field, and `row` counts from 0 where that has several. */
export type Reference = Sought & Pick<PlacedValue, 'block' | 'place'> & { at: PlacedValue['path']; row?: number };

/** Everything in a document that refers to another one, in the order of its form. */
export function referencesIn(fields: FlattenedField[], document: unknown): Reference[] {
  return valuesIn(fields, document).flatMap(({ block, field, path, place, value }) =>
    [value].flat().flatMap((one, index) =>
      referredBy(field, one).map((to) => ({
        ...to,
        block,
        place,
        at: path,
        ...(Array.isArray(value) ? { row: index } : {}),
      })),
    ),
  );
}

/** What a field asks for; undefined where it asks for plain text. */
export function wantedOf({ custom }: FlattenedField): Wanted | 'form' | undefined {
  return custom?.wanted;
}

function referredBy(field: FlattenedField, value: unknown): Sought[] {
  if ('relationTo' in field) {
    const id = idIn(value);
    return typeof id === 'number' ? [{ kind: 'relation', collection: String(field.relationTo), id }] : [];
  }
  if ((field.type !== 'text' && field.type !== 'textarea') || typeof value !== 'string') return [];
  const wanted = wantedOf(field);
  if (wanted && wanted !== 'link') return [{ kind: 'name', named: wanted, name: value }];
  const links = wanted ? [value] : linksInText(value);
  // Few texts have a picture, and reading each takes long. What code in a text shows as an example is none.
  const pictures = isRunningText(field) && value.includes('picture:') ? picturesAmong(parseMarkdown(value)) : [];
  return [...links.flatMap(linkOf), ...pictures];
}

/** The targets of links in Markdown, also of those that are written below the text. */
function linksInText(text: string): string[] {
  return [...text.matchAll(/\](?:\(\s*|:[ \t]+)<?([^\s)>]+)/g)].map(([, target = '']) => target);
}

function linkOf(written: string): Sought[] {
  const link = readLink(written);
  if (link.kind === 'anchor') return [{ kind: 'link', path: '', anchor: link.anchor }];
  return link.kind === 'path' ? [{ kind: 'link', path: link.path, anchor: written.split('#')[1] || undefined }] : [];
}

function picturesAmong(nodes: readonly TextNode[]): Sought[] {
  return nodes.flatMap((node): Sought[] => {
    const id = node.kind === 'figure' ? node.picture : node.kind === 'picture' ? pictureAt(node.address) : undefined;
    if (id !== undefined) return [{ kind: 'relation', collection: 'media', id }];
    return 'children' in node ? picturesAmong(node.children) : [];
  });
}

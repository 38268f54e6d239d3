import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wideView } from '@frontage/contract/drawings/fragments.ts';
import { type Look, looks, ownLookOf } from '@frontage/contract/identity/looks.ts';
import { environment } from '../environment.ts';
import type { Drawing, ViewName } from '../views.ts';
import { type Address, createContext, type Route, toPageContent } from './Route.ts';

/** The demo's drawings take the place of an agency's pictures. */
const picturesDirectory = join(import.meta.dirname, '../../../demo/pictures');

const frames = [
  'site-header',
  'site-consent',
  'site-not-found',
  'site-list',
  'site-search',
  'site-glossary',
] as const satisfies (ViewName extends infer Name ? (Name extends `gallery/${infer Frame}` ? Frame : never) : never)[];

/** Every example of every block, in development and in tests. */
export const galleryRoute: Route = async () => {
  if (!environment.hasGallery) return [];
  const { articleExamples, examples } = await import('../../../registry/examples.ts');
  const { articleBlocksTogether, blocksTogether } = await import('../gallery/blocksTogether.ts');
  const pictures = (await readdir(picturesDirectory)).filter((name) => name.endsWith('.svg'));
  return [
    createAddress('', { view: 'gallery/contents', props: {} }),
    createAddress('/article-page', { view: 'gallery/article', props: { isPlain: false } }),
    createAddress('/article-plain', { view: 'gallery/article', props: { isPlain: true } }),
    ...frames.map((frame) => createAddress(`/${frame}`, { view: `gallery/${frame}`, props: {} })),
    ...keysOf(examples).map((layout) =>
      createAddress(`/${layout}`, { view: 'gallery/block', props: { layouts: [layout] } }),
    ),
    ...looks.flatMap((look) =>
      blocksTogether.map(({ end, layouts }) =>
        createAddress(`${endOf(look)}${end}`, { view: 'gallery/block', props: { layouts, look } }),
      ),
    ),
    ...keysOf(articleExamples).map((layout) =>
      createAddress(`/article/${layout}`, { view: 'gallery/article-block', props: { layouts: [layout] } }),
    ),
    ...looks.flatMap((look) =>
      articleBlocksTogether.map(({ end, layouts }) =>
        createAddress(`${endOf(look)}${end}`, { view: 'gallery/article-block', props: { layouts, look } }),
      ),
    ),
    ...pictures.map((name): Address => {
      const load = async () => ({
        kind: 'file' as const,
        content: withViews(await readFile(join(picturesDirectory, name), 'utf8')),
      });
      return { path: `/gallery/picture/${name}`, load };
    }),
  ];
};

/** The drawing with the views that pages ask for; without the styles of an upload, and its labels are text. */
function withViews(svg: string): string {
  const end = svg.indexOf('>') + 1;
  const box = /viewBox="([^"]*)"/.exec(svg.slice(0, end))?.[1] ?? '';
  const [minX = 0, minY = 0, width = 0, height = 0] = box.split(' ').map(Number);
  return svg.slice(0, end) + wideView({ minX, minY, width, height, shapes: [] }) + svg.slice(end);
}

/** Before the rest of an address: nothing for the look of the design. */
const endOf = (look: Look) => (ownLookOf(look) ? `/${look}` : '');

type Shown = Drawing extends infer One ? (One extends Drawing ? Pick<One, 'view' | 'props'> : never) : never;

function createAddress(end: string, what: Shown): Address {
  const path = `/gallery${end}`;
  return { path, load: async () => toPageContent({ ...what, context: createContext(path, 'Gallery') }) };
}

function keysOf<Key extends string>(lists: Record<Key, unknown>): Key[] {
  return Object.keys(lists) as Key[];
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../environment.ts';
import type { Drawing, ViewName } from '../views.ts';
import { type Address, emptyContext, page, type Route } from './Route.ts';

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
  const { articleExamples } = await import('@frontage/blocks/articleExamples.ts');
  const { examples } = await import('@frontage/blocks/examples.ts');
  const { articleBlocksTogether, blocksTogether } = await import('../gallery/blocksTogether.ts');
  const pictures = (await readdir(picturesDirectory)).filter((name) => name.endsWith('.svg'));
  return [
    shown('', { view: 'gallery/contents', props: {} }),
    shown('/article-page', { view: 'gallery/article', props: { isPlain: false } }),
    shown('/article-plain', { view: 'gallery/article', props: { isPlain: true } }),
    ...frames.map((frame) => shown(`/${frame}`, { view: `gallery/${frame}`, props: {} })),
    ...keysOf(examples).map((layout) => shown(`/${layout}`, { view: 'gallery/block', props: { layouts: [layout] } })),
    ...blocksTogether.map(({ end, layouts }) => shown(end, { view: 'gallery/block', props: { layouts } })),
    ...keysOf(articleExamples).map((layout) =>
      shown(`/article/${layout}`, { view: 'gallery/article-block', props: { layouts: [layout] } }),
    ),
    ...articleBlocksTogether.map(({ end, layouts }) =>
      shown(end, { view: 'gallery/article-block', props: { layouts } }),
    ),
    ...pictures.map((name): Address => {
      const load = async () => ({
        kind: 'file' as const,
        content: await readFile(join(picturesDirectory, name), 'utf8'),
      });
      return { path: `/gallery/picture/${name}`, load };
    }),
  ];
};

type Shown = Drawing extends infer One ? (One extends Drawing ? Pick<One, 'view' | 'props'> : never) : never;

function shown(end: string, what: Shown): Address {
  const path = `/gallery${end}`;
  return { path, load: async () => page({ ...what, context: emptyContext(path, 'Gallery') }) };
}

function keysOf<Key extends string>(lists: Record<Key, unknown>): Key[] {
  return Object.keys(lists) as Key[];
}

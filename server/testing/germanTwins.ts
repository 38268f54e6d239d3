import type { KindWith, PagedCollection } from '@frontage/kinds/kinds.ts';
import type { load } from 'cheerio';
import type { Payload } from 'payload';

/** Publishes the twin of a page. */
export async function twinOfPage(payload: Payload, slug: string, to: string, title: string, more: object = {}) {
  const head = { title: `${title} | Agentur`, description: `${title}.` };
  return twinOf(payload, 'pages', slug, to, { head, title, ...more });
}

/** The same of a document of any kind, with the rest as its original has it. */
export async function twinOf(payload: Payload, collection: PagedCollection, slug: string, to: string, more: object) {
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 });
  const { id, ...original } = docs[0] ?? { id: 0 };
  const data = { ...original, language: 'de', original: id, slug: to, address: null, _status: 'published', ...more };
  return payload.create({ collection, data: data as never });
}

/** The words of a document of a kind in German. */
export async function germanWords(payload: Payload, kind: KindWith<'words'>, original: number, words: object) {
  const data = { kind: kind.name, original, language: 'de', name: 'In German', [kind.name]: words };
  return payload.create({ collection: 'translations', data: { ...data, _status: 'published' } });
}

/** Languages and paths of a page's twins, as its head has them. */
export const hreflangIn = ($: ReturnType<typeof load>) =>
  $('link[hreflang]')
    .toArray()
    .map((one) => [$(one).attr('hreflang'), new URL($(one).attr('href') ?? '').pathname]);

import { demoSeed } from '../seed/demoSeed.ts';
import { samplePng } from './samplePicture.ts';

/** The demo with one small picture in the place of each: to cut all of them takes a minute. */
export async function quickDemo() {
  const png = await samplePng();
  const { pictures, ...content } = demoSeed();
  const first = pictures.slice(0, 1).map((picture) => ({ ...picture, read: () => png }));
  const withFirst = <Value>(value: Value): Value => {
    if (Array.isArray(value)) return value.map(withFirst) as Value;
    if (typeof value !== 'object' || value === null) return value;
    if ('$picture' in value) return { $picture: first[0]?.name } as Value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withFirst(entry)])) as Value;
  };
  return { ...content, ...withFirst({ articles: content.articles, pages: content.pages }), pictures: first };
}

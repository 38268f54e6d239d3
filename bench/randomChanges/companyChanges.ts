import { all, type Change } from './Change.ts';

const dayMs = 86_400_000;

/** Changes that editors make to everything except pages and articles. */
export const companyChanges: readonly Change[] = [
  async ({ chance, count, payload }) => {
    const { id, slug } = chance.pick((await payload.find({ collection: 'categories', ...all })).docs);
    await payload.update({ collection: 'categories', id, data: { name: `Category of change ${count}` }, depth: 0 });
    return `name of the category ${slug}`;
  },
  async ({ chance, count, payload }) => {
    const { id, slug } = chance.pick((await payload.find({ collection: 'tags', ...all })).docs);
    await payload.update({ collection: 'tags', id, data: { name: `Tag of change ${count}` }, depth: 0 });
    return `name of the tag ${slug}`;
  },
  async ({ chance, count, payload }) => {
    const { id, slug } = chance.pick((await payload.find({ collection: 'glossary', ...all })).docs);
    const description = `What it means, written at change ${count}.`;
    await payload.update({ collection: 'glossary', id, data: { description }, depth: 0 });
    return `description of the term ${slug}`;
  },
  async ({ chance, count, payload }) => {
    const letter = chance.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
    const { docs } = await payload.find({ collection: 'articles', ...all });
    const [title, slug] = [`${letter} of change ${count}`, `term-${count}`];
    const data = { title, slug, letter, description: 'A term that is new.', article: chance.pick(docs).id };
    await payload.create({ collection: 'glossary', data, depth: 0 });
    return `the new term ${title}`;
  },
  async ({ chance, payload }) => {
    const { id, slug } = chance.pick((await payload.find({ collection: 'glossary', ...all })).docs);
    await payload.delete({ collection: 'glossary', id, depth: 0 });
    return `the term ${slug} deleted`;
  },
  async ({ chance, count, payload }) => {
    const { id, name } = chance.pick((await payload.find({ collection: 'reviews', ...all })).docs);
    const data = { description: `They did what they said, ${count} times.`, rating: 1 + chance.below(5) };
    await payload.update({ collection: 'reviews', id, data, depth: 0 });
    return `review of ${name}`;
  },
  async ({ chance, payload }) => {
    const { id, slug } = chance.pick((await payload.find({ collection: 'events', ...all })).docs);
    // Ended, or still to come: it does not end while the test runs.
    const ends = new Date(Date.now() + (chance.happens(0.5) ? -1 : 60) * dayMs).toISOString();
    const starts = new Date(Date.parse(ends) - dayMs / 8).toISOString();
    await payload.update({ collection: 'events', id, data: { starts, ends }, depth: 0 });
    return `end of the event ${slug}`;
  },
  async ({ chance, count, payload }) => {
    const { city, id } = chance.pick((await payload.find({ collection: 'offices', ...all })).docs);
    await payload.update({ collection: 'offices', id, data: { phone: phoneOf('44', count) }, depth: 0 });
    return `phone of the office in ${city}`;
  },
  async ({ count, payload }) => {
    await payload.updateGlobal({ slug: 'site-settings', data: { phone: phoneOf('1', count) }, depth: 0 });
    return 'phone of the site';
  },
  async ({ chance, count, payload }) => {
    const { filename, id } = chance.pick((await payload.find({ collection: 'media', ...all })).docs);
    await payload.update({ collection: 'media', id, data: { alt: `A drawing of change ${count}` }, depth: 0 });
    return `words for the picture ${filename}`;
  },
];

/**
 * Returns a number that nobody has, with the count in its last digits, so that `formatted` differs from all other
 * texts.
 */
export function phoneOf(country: string, count: number): { raw: string; formatted: string } {
  const digits = String(count).padStart(4, '0');
  return { raw: `+${country}555010${digits}`, formatted: `+${country} 555 010 ${digits}` };
}

import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { expect, it } from 'vitest';
import { exampleReviews } from '../examples/exampleReviews.ts';
import type { examplePage } from '../examples/pageContext.ts';
import { findFace } from './findPerson.ts';

const faceOf = (name: string) =>
  ({ url: `/media/${name}.svg`, alt: name, width: 480, height: 360, sizes: {} }) satisfies Picture;
const [review] = exampleReviews;
if (!review) throw new Error('There is no review among the examples');

it('finds the face of our own people first, then of clients, by their name', () => {
  const person = { id: 7, slug: 'ines', name: 'Ines Halvorsen', portrait: faceOf('ines'), path: '/people/ines' };
  const page = {
    documents: { person: [person] },
    reviews: [
      { ...review, name: 'Ines Halvorsen', picture: faceOf('another') },
      { ...review, name: 'Willem Drost', picture: faceOf('willem') },
    ],
  } as unknown as typeof examplePage;
  expect(findFace(page, 'Ines Halvorsen')?.alt).toBe('ines');
  expect(findFace(page, 'Willem Drost')?.alt).toBe('willem');
  expect(findFace(page, 'Nobody Here')).toBeUndefined();
});

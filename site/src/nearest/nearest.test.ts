import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';
import { createFindNearest } from './nearestAddresses.ts';

const addresses = [
  { path: '/', title: 'Home' },
  { path: '/glossary', title: 'Glossary' },
  { path: '/glossary/c', title: 'Terms under C' },
  { path: '/glossary/c#consensus', title: 'Consensus', alias: '/glossary/consensus' },
  { path: '/blockchain/counting-to-consensus-with-five-tally-marks', title: 'Counting to consensus' },
  { path: '/blockchain/testing-a-bridge-from-both-banks', title: 'Testing a bridge from both banks' },
  { path: '/services/cadence-audit', title: 'Cadence audit' },
  { path: '/work/tidemark', title: 'Tidemark' },
];
const findNearest = createFindNearest(addresses);
const pathsNear = (path: string) => findNearest(path).map((address) => address.path);

describe('the distance between two addresses', () => {
  it('counts letters put in, taken out and changed', () => {
    expect(editDistance('/glosary', '/glossary', 3)).toBe(1);
    expect(editDistance('/glossary', '/glosary', 3)).toBe(1);
    expect(editDistance('kitten', 'sitting', 3)).toBe(3);
    expect(editDistance('same', 'same', 0)).toBe(0);
  });

  it('is infinite beyond what was asked', () => {
    expect(editDistance('kitten', 'sitting', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(editDistance('/a', '/abcdefgh', 3)).toBe(Number.POSITIVE_INFINITY);
  });

  it('agrees with the whole table for short texts', () => {
    const texts = ['', 'a', 'ab', 'ba', 'abc', 'acb', 'bac', 'abcd', 'dcba', 'aabb'];
    for (const from of texts)
      for (const to of texts) expect(Math.min(editDistance(from, to, 3), 4)).toBe(Math.min(plainDistance(from, to), 4));
  });
});

describe('what a comparison of two addresses costs', () => {
  it('grows with their length, not with its square', () => {
    const lettersRead = (length: number) => {
      const from = countedLetters('a'.repeat(length));
      editDistance(from.letters, 'a'.repeat(length), 3);
      return from.count();
    };
    expect(lettersRead(1000)).toBeLessThan(lettersRead(100) * 11);
  });

  it('ends where more letters differ than were asked about', () => {
    const from = countedLetters('a'.repeat(1000));
    editDistance(from.letters, 'b'.repeat(1000), 3);
    expect(from.count()).toBeLessThanOrEqual(7 * 4);
  });
});

describe('the nearest addresses', () => {
  it('begin with the one that is a letter away', () => {
    const [first] = findNearest('/glosary/consensus');
    expect(first).toMatchObject({ path: '/glossary/c#consensus', title: 'Consensus', lettersApart: 1 });
  });

  it('know a page whose words were asked for at another place', () => {
    expect(pathsNear('/blog/testing-a-bridge')).toEqual(['/blockchain/testing-a-bridge-from-both-banks']);
    expect(pathsNear('/tidemarc')).toContain('/work/tidemark');
  });

  it('do not depend on capitals', () => {
    expect(pathsNear('/Services/Cadence-Audit')[0]).toBe('/services/cadence-audit');
  });

  it('are none where nothing is near', () => {
    expect(pathsNear('/wp-admin/setup')).toEqual([]);
    expect(pathsNear('/x')).toEqual([]);
    expect(pathsNear('/xyz')).toEqual([]);
  });

  it('are found among 12,000 addresses as among a few', () => {
    const many = Array.from({ length: 12_000 }, (_, index) => ({
      path: `/blockchain/entry-${index}-on-settlement-and-${(index * 7919) % 997}-ports`,
      title: `Entry ${index}`,
    }));
    const [first] = createFindNearest(many)('/blockchain/entri-1200-on-settlement-and-433-ports');
    expect(first).toMatchObject({ path: '/blockchain/entry-1200-on-settlement-and-393-ports' });
  });
});

/** A text that counts how often one of its letters is looked at. */
function countedLetters(text: string) {
  let read = 0;
  const letters = new Proxy([...text], {
    get(target, key, receiver) {
      if (key !== 'length') read += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { letters, count: () => read };
}

function plainDistance(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const change = from.at(-1) === to.at(-1) ? 0 : 1;
  return Math.min(
    plainDistance(from.slice(0, -1), to.slice(0, -1)) + change,
    plainDistance(from.slice(0, -1), to) + 1,
    plainDistance(from, to.slice(0, -1)) + 1,
  );
}

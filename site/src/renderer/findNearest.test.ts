import { describe, expect, it } from 'vitest';
import { createFindNearest } from './drawPages.ts';

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

describe('the nearest addresses', () => {
  it('begin with the one that is a letter away', () => {
    const [first] = findNearest('/glosary/consensus');
    expect(first).toMatchObject({ path: '/glossary/c#consensus', title: 'Consensus', lettersApart: 1 });
  });

  it.each([
    ['put in', '/services/cadence-auditt'],
    ['taken out', '/services/cadence-adit'],
    ['changed', '/services/kadence-audit'],
  ])('are found if a letter was %s', (_, asked) => {
    expect(findNearest(asked)[0]).toMatchObject({ path: '/services/cadence-audit', lettersApart: 1 });
  });

  it('differ by at most three letters', () => {
    const findNear = createFindNearest([{ path: '/settlementday', title: 'Settlement day' }]);
    expect(findNear('/zettlemintdai')).toMatchObject([{ lettersApart: 3 }]);
    expect(findNear('/zattlemintdai')).toEqual([]);
  });

  it('include a page whose words are in the asked address', () => {
    expect(pathsNear('/blog/testing-a-bridge')).toEqual(['/blockchain/testing-a-bridge-from-both-banks']);
    expect(pathsNear('/tidemarc')).toContain('/work/tidemark');
  });

  it('do not depend on capitals', () => {
    expect(pathsNear('/Services/Cadence-Audit')[0]).toBe('/services/cadence-audit');
  });

  it('are empty if nothing is near', () => {
    expect(pathsNear('/wp-admin/setup')).toEqual([]);
    expect(pathsNear('/x')).toEqual([]);
    expect(pathsNear('/xyz')).toEqual([]);
  });

  it('are found among 12,000 addresses as well as among a few', () => {
    const many = Array.from({ length: 12_000 }, (_, index) => ({
      path: `/blockchain/entry-${index}-on-settlement-and-${(index * 7919) % 997}-ports`,
      title: `Entry ${index}`,
    }));
    const [first] = createFindNearest(many)('/blockchain/entri-1200-on-settlement-and-433-ports');
    expect(first).toMatchObject({ path: '/blockchain/entry-1200-on-settlement-and-393-ports' });
  });
});

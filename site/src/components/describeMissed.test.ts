import { describe, expect, it } from 'vitest';
import { describeMissed, listLinks } from './describeMissed.ts';

const usual = ['/services', '/work', '/blog', '/about'].map((href) => ({ href, label: href, reason: 'often next' }));
const near = (path: string, lettersApart?: number) => ({ path, title: path, lettersApart });

describe('the words about a missed address', () => {
  it('are undefined if nothing is near', () => {
    expect(describeMissed({ asked: '/nothing', near: [] })).toBeUndefined();
  });

  it('count the letters to the nearest address, or mention the words they share', () => {
    const byLetters = describeMissed({ asked: '/wrok', near: [near('/work', 2), near('/blog')] });
    expect(byLetters?.lead).toContain('the nearest one is two letters away.');
    expect(byLetters?.apart).toBe('two letters apart');
    const byWords = describeMissed({ asked: '/tidemark-case', near: [near('/work/tidemark')] });
    expect(byWords?.lead).toContain('these share its words.');
    expect(byWords?.apart).toBe('not far');
  });

  it('keep the end of an address that is too long for the drawing', () => {
    const words = describeMissed({ asked: `/blockchain/${'a'.repeat(30)}-consensus`, near: [near('/work', 2)] });
    expect(words?.asked).toHaveLength(30);
    expect(words?.asked).toMatch(/^…a+-consensus$/);
    expect(words?.found).toBe('/work');
  });

  it('turn the last part of the address into a search query of limited length', () => {
    const queryOf = (asked: string) => describeMissed({ asked, near: [near('/work', 2)] })?.query;
    expect(queryOf('/blog/testing_a-bridge.html/')).toBe('testing a bridge html');
    expect(queryOf(`/${'a'.repeat(200)}`)).toHaveLength(80);
    expect(queryOf('/')).toBe('');
  });
});

describe('the links of a page about a missed address', () => {
  const linksFor = (...addresses: ReturnType<typeof near>[]) => listLinks({ asked: '/x', near: addresses }, usual);

  it('are five in total, the nearest first, with at least one that visitors often go to', () => {
    const hrefs = linksFor(near('/a'), near('/b'), near('/c'), near('/d')).map(({ href }) => href);
    expect(hrefs).toEqual(['/a', '/b', '/c', '/d', '/services']);
    expect(linksFor(near('/a'), near('/b'))).toHaveLength(5);
  });

  it('list no page twice', () => {
    expect(linksFor(near('/work', 1)).map(({ href }) => href)).toEqual(['/work', '/services', '/blog', '/about']);
  });

  it('say what kind of page each address is', () => {
    const reasons = linksFor(
      near('/services/flow', 2),
      near('/blockchain/a-bridge'),
      near('/blockchain/tag/rust'),
      near('/about'),
    ).map(({ reason }) => reason);
    expect(reasons.slice(0, 4)).toEqual(['service, 2 letters apart', 'article', 'articles', 'page']);
  });
});

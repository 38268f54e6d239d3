import { expect, it } from 'vitest';
import { publishedContent } from '../testing/publishedContent.ts';
import { readSharedContext } from './sharedContext.ts';

function toldWith(site: object, counter?: string): string[] {
  const told: string[] = [];
  readSharedContext({ head: {}, ...publishedContent().surroundings, site }, (sentence) => told.push(sentence), counter);
  return told;
}

it('reports that nothing is counted because visitors cannot be asked, and still shows the site', () => {
  const { consent: _, ...site } = Object(publishedContent().surroundings.site);
  expect(toldWith(site, 'G-ABC1234567').join()).toContain('there are no words of the question under Analytics');
  expect(toldWith({ ...site, analyticsId: 'https://stats.example/matomo.php?idsite=1' })).toHaveLength(1);
  expect(toldWith({ ...site, analyticsId: 'https://plausible.example/js/script.js' }, 'G-ABC1234567')).toEqual([]);
  expect(toldWith(site)).toEqual([]);
});

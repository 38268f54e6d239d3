import { expect, it } from 'vitest';
import { publishedContent } from '../testing/publishedContent.ts';
import { readSharedContext } from './sharedContext.ts';

function toldWith(site: object, isCounting: boolean): string[] {
  const told: string[] = [];
  readSharedContext(
    { head: {}, ...publishedContent().surroundings, site },
    (sentence) => told.push(sentence),
    isCounting,
  );
  return told;
}

it('reports that nothing is counted because visitors cannot be asked, and still shows the site', () => {
  const { consent: _, ...site } = Object(publishedContent().surroundings.site);
  expect(toldWith(site, true).join()).toContain('the site settings have no texts of the question under Analytics');
  expect(toldWith({ ...site, analyticsId: 'G-ABC1234567' }, false)).toHaveLength(1);
  expect(toldWith(site, false)).toEqual([]);
});

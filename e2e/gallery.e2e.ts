import { looks as looksOfSites, ownLookOf } from '@frontage/contract/identity/looks.ts';
import { articleBlocksTogether, blocksTogether } from '@frontage/site/src/gallery/blocksTogether.ts';
import { dark, expectSound, light } from './support/expectSound.ts';
import { long, test } from './support/test.ts';

/** Rules about whole pages, which do not apply to a block shown alone. */
const pageRules = ['region', 'heading-order', 'landmark-one-main', 'landmark-unique'];

/** The narrowest and the widest screen, in one colour scheme each: the landing page is checked in all combinations. */
const looks = [...light(320), ...dark(1440)];
const between = [390, 768, 1024];

const pages = [...blocksTogether, ...articleBlocksTogether];

/** Pages per journey: as many journeys run at once as there are browsers. */
const atATime = 2;

for (const look of looksOfSites) {
  const [inLook, path, details] = ownLookOf(look) ? [` in the look ${look}`, `/${look}`, long] : ['', '', {}];
  for (let first = 0; first < pages.length; first += atATime) {
    const some = pages.slice(first, first + atATime);
    const names = some.flatMap(({ layouts }) => layouts).join(', ');
    const title = `every example passes axe and keeps within its width, light and dark,${inLook} of ${names}`;
    test(title, first === 0 ? details : long, async ({ page }) => {
      test.slow();
      for (const { end, layouts } of some) {
        await test.step(layouts.join(', '), async () => {
          await page.goto(`/gallery${path}${end}`);
          await expectSound(page, looks, { without: pageRules, between });
        });
      }
    });
  }
}

import { articleExamples } from '@frontage/blocks/articleExamples.ts';
import { examples } from '@frontage/blocks/examples.ts';
import { dark, expectSound, light } from './support/expectSound.ts';
import { test } from './support/test.ts';

/** Rules about a whole page say nothing of a block that is shown alone. */
const pageRules = ['region', 'heading-order', 'landmark-one-main', 'landmark-unique'];

/** The narrowest and the widest screen, in one colour each: the landing page is looked at in all of both. */
const looks = [...light(320), ...dark(1440)];
const between = [390, 768, 1024];

const galleries = [
  ...Object.keys(examples).map((layout) => ({ name: layout, path: `/gallery/${layout}` })),
  ...Object.keys(articleExamples).map((layout) => ({
    name: `${layout} in articles`,
    path: `/gallery/article/${layout}`,
  })),
];

/** How many are looked at in one page, one after the other: a page that begins costs a browser more than the next example. */
const atATime = 7;

for (let first = 0; first < galleries.length; first += atATime) {
  const some = galleries.slice(first, first + atATime);
  const names = some.map(({ name }) => name).join(', ');
  test(`every example passes axe and keeps within its width, light and dark, of ${names}`, async ({ page }) => {
    test.slow();
    for (const { name, path } of some) {
      await test.step(name, async () => {
        await page.goto(path);
        await expectSound(page, looks, { without: pageRules, between });
      });
    }
  });
}

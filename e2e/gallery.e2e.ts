import { articleExamples } from '@frontage/blocks/articleExamples.ts';
import { blocksTogether } from '@frontage/site/src/gallery/blocksTogether.ts';
import { dark, expectSound, light } from './support/expectSound.ts';
import { test } from './support/test.ts';

/** Rules about a whole page say nothing of a block that is shown alone. */
const pageRules = ['region', 'heading-order', 'landmark-one-main', 'landmark-unique'];

/** The narrowest and the widest screen, in one colour each: the landing page is looked at in all of both. */
const looks = [...light(320), ...dark(1440)];
const between = [390, 768, 1024];

const ofBlocks = blocksTogether.map(({ end, layouts }) => ({ name: layouts.join(', '), path: `/gallery${end}` }));
const inArticles = Object.keys(articleExamples).map((layout) => ({ name: layout, path: `/gallery/article/${layout}` }));

for (const some of [ofBlocks.slice(0, 4), ofBlocks.slice(4), inArticles.slice(0, 6), inArticles.slice(6)]) {
  const names = some.map(({ name }) => name).join(', ');
  const where = inArticles.some((one) => some.includes(one)) ? 'in articles' : 'of pages';
  test(`every example ${where} passes axe and keeps within its width, light and dark: ${names}`, async ({ page }) => {
    test.slow();
    for (const { name, path } of some) {
      await test.step(name, async () => {
        await page.goto(path);
        await expectSound(page, looks, { without: pageRules, between });
      });
    }
  });
}

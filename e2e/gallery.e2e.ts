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

for (const { name, path } of galleries) {
  test(`every example of ${name} passes axe and keeps within its width, light and dark`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await expectSound(page, looks, { without: pageRules, between });
  });
}

import { articleExamples } from '@frontage/blocks/articleExamples.ts';
import { examples } from '@frontage/blocks/examples.ts';
import { dark, expectSound, light } from './support/expectSound.ts';
import { test } from './support/test.ts';

/** Rules about a whole page say nothing of a block that is shown alone. */
const pageRules = ['region', 'heading-order', 'landmark-one-main', 'landmark-unique'];

/** Every element is looked at on the narrowest and the widest screen; pages, in their journeys, at those between. */
const looks = [...light(320, 1440), ...dark(390, 1440)];
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

import AxeBuilder from '@axe-core/playwright';
import { articleExamples } from '@frontage/blocks/articleExamples.ts';
import { examples } from '@frontage/blocks/examples.ts';
import { expect, test } from './support/test.ts';

/** Rules about a whole page say nothing of a block that is shown alone. */
const pageRules = ['region', 'heading-order', 'landmark-one-main', 'landmark-unique'];

/**
 * What axe looks for, and where. A page in dark is the same markup at the same place in other colours, so of all rules
 * only those about colours could answer otherwise there.
 */
const rounds = [
  { colorScheme: 'light', widths: [320, 390, 768, 1024, 1440], onlyColours: false },
  { colorScheme: 'dark', widths: [390, 1440], onlyColours: true },
] as const;

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
    for (const { colorScheme, onlyColours, widths } of rounds) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
        const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
        if (onlyColours) axe.withRules(['color-contrast', 'link-in-text-block']);
        else
          axe
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .disableRules(pageRules);
        const { violations } = await axe.analyze();
        const found = violations.map(
          (one) =>
            `${one.id} at ${width} ${colorScheme}: ${one.nodes
              .slice(0, 3)
              .map((node) => node.target.join(' '))
              .join(', ')}`,
        );
        expect(found).toEqual([]);
      }
    }
  });
}

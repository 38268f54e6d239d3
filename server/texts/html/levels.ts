import type { Root } from 'hast';
import { elementsIn, isBlank } from './elements.ts';

/**
 * Assigns levels to headings as articles have them: the highest becomes 2, all below 3 become 3, and none is skipped.
 * The returned function must be called once for each heading, in order.
 */
export function headingLevels(root: Root): (depth: number) => 2 | 3 {
  const depths = elementsIn(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    .filter((one) => !isBlank(one))
    .map(({ tagName }) => Number(tagName.slice(1)));
  const highest = Math.min(6, ...depths);
  let above = 1;
  return (depth) => {
    const level = depth <= highest || above === 1 ? 2 : 3;
    above = level;
    return level;
  };
}

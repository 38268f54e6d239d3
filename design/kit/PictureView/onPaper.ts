import { paperFragment } from '@frontage/contract/drawings/fragments.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';

/**
 * The picture for a place on land: a drawing whose ground is land is shown on paper there, because it would have no
 * edge.
 */
export function onPaper(picture: Picture): Picture {
  return picture.drawing ? { ...picture, drawing: `${picture.drawing}${paperFragment}` } : picture;
}

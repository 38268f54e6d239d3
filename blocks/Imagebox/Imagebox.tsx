import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import { Figure } from '../text/Figure.tsx';

/** A picture with its caption as a block, which can also have an upright picture and a ground. */
export function Imagebox({ block, id }: ArticleBlockProps<ArticleBlockOf<'Imagebox'>>) {
  return <Figure id={id} picture={block.image} narrow={block.narrow} caption={block.caption} ground={block.ground} />;
}

import type { ArticleCard } from '@frontage/contract/article.ts';
import { PictureView } from '@frontage/design/kit/PictureView/PictureView.tsx';
import { widthOf } from '@frontage/design/kit/PictureView/widthOf.ts';

/** How wide a list shows the pictures of its entries. */
const widths = {
  entry: '(width >= 768px) 13.625rem, 6.125rem',
  newest: widthOf(4, { medium: '43vw' }),
  featured: widthOf(6, { medium: '46vw' }),
};

interface EntryPictureProps {
  article: ArticleCard;
  place: keyof typeof widths;
}

/**
 * The picture of an entry in a list. It repeats what the title says, so it is not read aloud. At most the upper edge of
 * the first one is in the first view, so all of them come when they are near.
 */
export function EntryPicture({ article, place }: EntryPictureProps) {
  return <PictureView picture={{ ...article.preview, alt: '' }} size="480-360" width={widths[place]} />;
}

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
  /** It stands in the first view. */
  eager?: boolean;
}

/** The picture of an entry in a list. It repeats what the title says, so it is not read aloud. */
export function EntryPicture({ article, place, eager = false }: EntryPictureProps) {
  return <PictureView picture={{ ...article.preview, alt: '' }} size="480-360" width={widths[place]} eager={eager} />;
}

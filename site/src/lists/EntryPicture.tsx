import type { ArticleCard } from '@frontage/contract/article.ts';
import { PictureView, widthOf } from '@frontage/design/kit/index.ts';

/** The widths at which lists show the pictures of their entries. */
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
 * The picture of an entry in a list. It repeats the title, so screen readers skip it. At most the upper edge of the
 * first picture is in the first view, so all of them are loaded lazily.
 */
export function EntryPicture({ article, place }: EntryPictureProps) {
  return <PictureView picture={{ ...article.preview, alt: '' }} size="480-360" width={widths[place]} />;
}

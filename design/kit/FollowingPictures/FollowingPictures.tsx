import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { hasDrawing } from '../PictureBand/PictureBand.tsx';
import { PictureView } from '../PictureView/PictureView.tsx';
import styles from './FollowingPictures.module.css';

/** As many as the style sheet can tell apart. */
const most = 10;

/** The pictures of entries, each once; `markOf` is the `data-picture` of an entry with that picture. */
export function followPictures(wanted: readonly (Picture | undefined)[]) {
  const distinct = new Map(wanted.flatMap((one) => (one ? [[one.url, one] as const] : [])));
  const pictures = [...distinct.values()].slice(0, most);
  const markOf = (picture: Picture | undefined) => {
    const place = pictures.findIndex(({ url }) => url === picture?.url);
    return place < 0 ? undefined : String(place + 1);
  };
  return { pictures, markOf };
}

/** The class of what contains both the entries and their pictures. */
export const following = styles.following;

/**
 * Pictures of which one is shown: that of the entry which is pointed at or has focus, otherwise the first. Their box is 4
 * to 3, or as high as the highest drawing. Decoration: the entries say the same.
 */
export function FollowingPictures({ className, ...views }: FollowingPicturesProps) {
  return (
    <div aria-hidden="true" data-ground={views.ground} className={`${styles.pictures} ${className ?? ''}`}>
      {views.pictures.map((picture) =>
        hasDrawing(picture) ? (
          <img
            key={picture.url}
            src={picture.drawing}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <PictureView key={picture.url} picture={{ ...picture, alt: '' }} size="480-360" width={views.width} />
        ),
      )}
    </div>
  );
}

interface FollowingPicturesProps {
  pictures: readonly Picture[];
  ground: string;
  /** Of a picture, for `sizes`: `widthOf`. */
  width: string;
  className?: string | undefined;
}

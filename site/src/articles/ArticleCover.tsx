import { BreadcrumbStrip } from '@frontage/blocks/Breadcrumbs/Breadcrumbs.tsx';
import type { PageContext } from '@frontage/contract/page.ts';
import type { Post } from '@frontage/contract/post.ts';
import { boxOf, type Picture, type PictureSizeKey } from '@frontage/contract/primitives/picture.ts';
import { hasDrawing, isScene, PictureBand, PictureView, widthOf } from '@frontage/design/kit/index.ts';
import { sourcesOf } from '@frontage/design/kit/PictureView/PictureView.tsx';
import styles from './ArticleCover.module.css';

interface ArticleCoverProps {
  post: Pick<Post, 'cover' | 'coverUpright' | 'preview' | 'timeToRead'>;
  page: Pick<PageContext, 'breadcrumbs' | 'home' | 'title'>;
}

/**
 * The full-width cover below the head: land down to the quay line, and water below it with the breadcrumbs at its foot.
 * On the line is a picture made for it, or else the article's own. Drawings of the library and wide pictures include
 * ground and line; a photograph gets both here.
 */
export function ArticleCover({ post, page }: ArticleCoverProps) {
  const picture = post.cover ?? post.preview;
  return (
    <>
      {picture.isPlain ? null : (
        <div data-ground="land">
          <PictureOnLine picture={picture} upright={post.coverUpright} isLow={post.timeToRead <= 1} />
        </div>
      )}
      <BreadcrumbStrip page={page} ground="water" />
    </>
  );
}

interface PictureOnLineProps {
  picture: Picture;
  upright: Picture | undefined;
  isLow: boolean;
}

function PictureOnLine({ isLow, picture, upright }: PictureOnLineProps) {
  if (isScene(picture) && hasDrawing(picture))
    return <PictureBand picture={picture} upright={upright} className={styles.scene} />;
  if (isWide(picture)) return <WidePicture picture={picture} />;
  return hasDrawing(picture) ? <PictureBand picture={picture} isLow={isLow} /> : <StandingPicture picture={picture} />;
}

function isWide({ width, height }: Picture): boolean {
  return width >= 2 * height;
}

/**
 * A picture from edge to edge: whole on wide screens; on others cut to the shape of the screen, around its focal point.
 */
function WidePicture({ picture }: { picture: Picture }) {
  return (
    <picture>
      <Cut of={picture} size="690-517" media="(width < 768px)" />
      <Cut of={picture} size="1000-510" media="(768px <= width < 1024px)" />
      <img
        src={picture.drawing ?? picture.url}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        fetchPriority="high"
        decoding="async"
        className={styles.wide}
      />
    </picture>
  );
}

/** A photograph above the text column, or between the margins on narrow screens: uncropped, as in every list. */
function StandingPicture({ picture }: { picture: Picture }) {
  return (
    <div className={styles.stand}>
      <div className={styles.frame}>
        <PictureView picture={picture} size="690-517" width={widthOf(6)} eager className={styles.picture} />
      </div>
      <div data-ground="water" className={styles.water} />
    </div>
  );
}

/** The cuts of a picture, if any, for screens that show it from edge to edge. */
function Cut({ of, size, media }: { of: Picture; size: PictureSizeKey; media: string }) {
  return sourcesOf(of, size).map(({ type, srcSet }) => (
    <source key={type} type={type} srcSet={srcSet} sizes="100vw" media={media} {...boxOf(size)} />
  ));
}

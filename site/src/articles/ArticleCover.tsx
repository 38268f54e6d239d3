import { BreadcrumbStrip } from '@frontage/blocks/Breadcrumbs/Breadcrumbs.tsx';
import type { PageContext } from '@frontage/contract/page.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { CoverDrawingName } from '@frontage/contract/primitives/drawing.ts';
import { boxOf, type Picture } from '@frontage/contract/primitives/picture.ts';
import { StorageCover } from '@frontage/design/drawings/StorageCover.tsx';
import styles from './ArticleCover.module.css';

const drawings = { storage: StorageCover } satisfies Record<CoverDrawingName, () => React.ReactNode>;

interface ArticleCoverProps {
  post: Pick<Post, 'cover' | 'coverDrawing' | 'preview'>;
  page: Pick<PageContext, 'breadcrumbs' | 'title'>;
}

/**
 * What bleeds below the head: land to the quay line, and water below it, at whose foot the breadcrumbs stand. On the
 * line stands a drawing that was made for it, or else the article's picture.
 */
export function ArticleCover({ post, page }: ArticleCoverProps) {
  const Drawing = post.coverDrawing ? drawings[post.coverDrawing] : undefined;
  return (
    <>
      <div data-ground="land">{Drawing ? <Drawing /> : <StandingPicture picture={post.cover ?? post.preview} />}</div>
      <BreadcrumbStrip page={page} ground="water" />
    </>
  );
}

/** The picture in columns 5 to 12, twice as wide as high; between the margins, and higher, on narrow screens. */
function StandingPicture({ picture }: { picture: Picture }) {
  return (
    <div className={styles.stand}>
      <div className={styles.frame}>
        <picture>
          {(['690-517', '1000-510'] as const).map((size) => {
            const variant = picture.sizes[size];
            const shown = { media: size === '690-517' ? '(width < 768px)' : '(width >= 768px)', ...boxOf(size) };
            return variant ? <Sources key={size} avif={variant.avif} webp={variant.webp} shown={shown} /> : null;
          })}
          <img
            src={picture.url}
            alt={picture.alt}
            {...boxOf('1000-510')}
            fetchPriority="high"
            decoding="async"
            className={styles.picture}
          />
        </picture>
      </div>
      <div data-ground="water" className={styles.water} />
    </div>
  );
}

interface SourcesProps {
  avif: string | undefined;
  webp: string;
  shown: { media: string; width: number; height: number };
}

function Sources({ avif, webp, shown }: SourcesProps) {
  return (
    <>
      {avif ? <source type="image/avif" srcSet={avif} {...shown} /> : null}
      <source type="image/webp" srcSet={webp} {...shown} />
    </>
  );
}

import type { ArticleCard } from '@frontage/contract/article.ts';
import { boxOf, type PictureSizeKey } from '@frontage/contract/primitives/picture.ts';

/** Cuts of the shape 4:3, from which the browser takes the one that fits its screen. */
const cuts = {
  small: { keys: ['279-207', '480-360'], sizes: '(width >= 768px) 218px, 98px' },
  large: {
    keys: ['375-280', '480-360', '690-517'],
    sizes: '(width >= 1024px) 405px, (width >= 768px) 33vw, calc(100vw - 40px)',
  },
} as const satisfies Record<string, { keys: PictureSizeKey[]; sizes: string }>;

/** The picture of an entry in a list. It repeats what the title says, so it is not read aloud. */
export function EntryPicture({ article, isLarge }: { article: ArticleCard; isLarge: boolean }) {
  const { keys, sizes } = isLarge ? cuts.large : cuts.small;
  const { preview } = article;
  const sourceSet = (format: 'avif' | 'webp') =>
    (preview.drawing ? [] : keys)
      .flatMap((key) => {
        const url = preview.sizes[key]?.[format];
        return url ? `${url} ${boxOf(key).width}w` : [];
      })
      .join(', ');
  const sources = (['avif', 'webp'] as const).map((format) => ({ format, set: sourceSet(format) }));
  const box = boxOf('480-360');
  return (
    <picture>
      {sources.map(({ format, set }) =>
        set === '' ? null : <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} />,
      )}
      <img
        src={preview.drawing ?? preview.url}
        alt=""
        width={box.width}
        height={box.height}
        loading={isLarge ? 'eager' : 'lazy'}
        fetchPriority={isLarge ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

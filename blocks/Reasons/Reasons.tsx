import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { hasDrawing, PictureView, Section, widthOf } from '@frontage/design/kit/index.ts';
import styles from './Reasons.module.css';

/** The first reason in seven columns, the others at the right, one at the top and one at the foot. */
export function Reasons({ block, id }: BlockProps<BlockOf<'reasons'>>) {
  return (
    <Section id={id} ground="land" heading={block.heading}>
      <ul className={styles.reasons}>
        {block.items.map((item, index) => (
          <li key={item.title} className={styles.reason}>
            {index === 0 ? <Pictured block={block} /> : null}
            <h3>{item.title}</h3>
            <p>{item.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Pictured({ block: { image, imageUpright } }: { block: BlockOf<'reasons'> }) {
  if (!image) return null;
  if (!hasDrawing(image))
    return <PictureView picture={image} size="690-517" width={widthOf(7)} className={styles.photograph} />;
  const upright = imageUpright && hasDrawing(imageUpright) ? imageUpright : undefined;
  return (
    <picture className={upright ? styles.upright : undefined}>
      {upright ? (
        <source media="(width < 768px)" srcSet={upright.drawing} width={upright.width} height={upright.height} />
      ) : null}
      <img
        src={image.drawing}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
        className={styles.drawing}
      />
    </picture>
  );
}

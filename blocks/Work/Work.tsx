import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import drawing from '@frontage/design/drawings/Drawing.module.css';
import { hasDrawing, PictureBand, PictureView, Section } from '@frontage/design/kit/index.ts';
import { BreadcrumbStrip } from '../Breadcrumbs/Breadcrumbs.tsx';
import styles from './Work.module.css';

/** What was built, on ink from edge to edge. The strip at its foot replaces the breadcrumbs block. */
export function Work({ block, page, id }: BlockProps<BlockOf<'work'>>) {
  return (
    <>
      <Section id={id} ground="ink" padding="none" bleed>
        <Pictured block={block} />
        <BreadcrumbStrip page={page} ground="ink" />
      </Section>
      {block.hasBridge ? <ReaderOnBridge /> : null}
    </>
  );
}

function Pictured({ block: { image, imageUpright } }: { block: BlockOf<'work'> }) {
  if (!image) return null;
  if (hasDrawing(image)) return <PictureBand picture={image} upright={imageUpright} className={styles.drawing} />;
  return <PictureView picture={image} size="1000-510" width="100vw" eager className={styles.image} />;
}

/**
 * The bridge of a case at the foot of the window: the asset on it is as far along as the reader. It needs no script;
 * where styles cannot follow a scroll, and under reduced motion, it is not shown. Decoration: the text says everything.
 */
function ReaderOnBridge() {
  return (
    <div data-ground="ink" aria-hidden="true" className={styles.strip}>
      <svg aria-hidden="true" viewBox="0 0 100 24" preserveAspectRatio="none" className={styles.arch}>
        <path d="M0 24Q50 -24 100 24" className={drawing.rope} />
      </svg>
      <span className={styles.berth} />
      <span className={`${styles.berth} ${styles.far}`} />
      <span className={styles.asset} />
    </div>
  );
}

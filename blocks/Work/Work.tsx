import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { ReaderOnBridge } from '@frontage/design/drawings/ReaderOnBridge.tsx';
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
